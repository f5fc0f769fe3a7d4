import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeTexts } from '../../texts/home.ts';
import { Hero } from './Hero.tsx';
import { HomeSectionsWhenNear } from './HomeSectionsWhenNear.tsx';
import { Welcome } from './Welcome.tsx';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

/** Draws the first screen at once, and the sections below it when the person scrolls near them. */
export const HomePage = observer(function HomePage() {
  const texts = useTexts(homeTexts);
  return (
    <>
      <DocumentHead title={texts.documentTitle} description={texts.documentDescription} />
      <Hero />
      <div className="container">
        <Welcome />
        <HomeSectionsWhenNear />
      </div>
    </>
  );
});
