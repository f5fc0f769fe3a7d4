import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { homeTexts } from '../../copy/home.ts';
import { Hero } from './Hero.tsx';
import { HomeSectionsWhenNear } from './HomeSectionsWhenNear.tsx';
import { Welcome } from './Welcome.tsx';

/** The first screen at once, the sections under it as one comes near. */
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
        <HomeSectionsWhenNear home={home} />
      </div>
    </>
  );
});
