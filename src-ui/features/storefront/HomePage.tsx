import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { hasWrittenHead } from '../../parts/head/writtenHead.ts';
import { appTexts } from '../../texts/app.ts';
import { homeTexts } from '../../texts/home.ts';
import { Hero } from './Hero.tsx';
import { HomeSectionsWhenNear } from './HomeSectionsWhenNear.tsx';
import { Welcome } from './Welcome.tsx';

const head = chunk(async () => (await import('../../parts/head/DocumentHead.tsx')).DocumentHead, 'frame');

/** Draws the first screen at once, and the sections below it when the person scrolls near them. */
export const HomePage = observer(function HomePage() {
  const texts = useTexts(homeTexts);
  const { shopName } = useTexts(appTexts);
  // The HTML has it for people who enter here.
  const [needsHead] = useState(() => !hasWrittenHead());
  const { here: DocumentHead } = useChunk(head, needsHead);
  return (
    <>
      {needsHead && DocumentHead !== undefined ? (
        <DocumentHead title={texts.documentTitle} description={texts.documentDescription} />
      ) : (
        <title>{`${texts.documentTitle} · ${shopName}`}</title>
      )}
      <Hero />
      <div className="container">
        <Welcome />
        <HomeSectionsWhenNear />
      </div>
    </>
  );
});
