import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { homeTexts } from '../../copy/home.ts';
import { Advertised } from './Advertised.tsx';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';
import { Coming } from './Coming.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Welcome } from './Welcome.tsx';
import { WhyUs } from './WhyUs.tsx';

/** The sections in the specification's order. */
export const HomePage = observer(function HomePage() {
  const texts = useTexts(homeTexts);
  const { shopName } = useTexts(appTexts);
  const home = useViewModel((viewModels) => viewModels.home());
  return (
    <>
      <title>{`${texts.documentTitle} · ${shopName}`}</title>
      <Hero />
      <div className="container">
        <Welcome />
        <Coming home={home} />
        <WhyUs />
        <Brands />
        <Categories home={home} />
        <Advertised home={home} />
        <Testimonials />
      </div>
    </>
  );
});
