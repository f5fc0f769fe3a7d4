import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { appTexts } from '../../texts/app.ts';
import { homeTexts } from '../../texts/home.ts';
import { Hero } from './Hero.tsx';
import { HomeSectionsWhenNear } from './HomeSectionsWhenNear.tsx';
import { Welcome } from './Welcome.tsx';

/** Draws the first screen at once, and the sections below it when the person scrolls near them. */
export const HomePage = observer(function HomePage() {
  const texts = useTexts(homeTexts);
  const { shopName } = useTexts(appTexts);
  return (
    <>
      <title>{`${texts.documentTitle} · ${shopName}`}</title>
      <Hero />
      <div className="container">
        <Welcome />
        <HomeSectionsWhenNear />
      </div>
    </>
  );
});
