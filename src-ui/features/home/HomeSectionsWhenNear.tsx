import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { chunk, useChunk } from '../../app/chunk.ts';
import { useWhenNear } from '../../app/useWhenNear.ts';
import { appTexts } from '../../copy/app.ts';
import type { HomeViewModel } from './HomeViewModel.ts';

const sections = chunk(async () => (await import('./HomeSections.tsx')).HomeSections);

/** Their code is a good part of Home's, and who leaves by 'Buy Now' never needs it. Their place is kept meanwhile. */
export const HomeSectionsWhenNear = observer(function HomeSectionsWhenNear({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(appTexts);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useWhenNear(place);
  const code = useChunk(sections, isNear);
  if (code.here !== undefined) return <code.here home={home} />;
  return (
    <div ref={place} className="home-place">
      {code.missed ? (
        <div className="state" role="alert">
          <p>{texts.unreachableText}</p>
          <button type="button" className="btn btn-quiet" onClick={code.retry}>{texts.retry}</button>
        </div>
      ) : (
        <div className="duo" aria-hidden="true">
          <span className="skel" />
          <span className="skel" />
        </div>
      )}
    </div>
  );
});
