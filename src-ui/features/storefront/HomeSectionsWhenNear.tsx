import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { useWhenNear } from '../../kit/useWhenNear.ts';
import { appTexts } from '../../texts/app.ts';
import { storefrontFeature } from './storefrontFeature.ts';

const sections = chunk(async () => (await import('./HomeSections.tsx')).HomeSections);

/**
 * Their code and lists are a large part of Home's, and people who leave by 'Buy Now' never need them. A placeholder
 * keeps their space.
 */
export function HomeSectionsWhenNear() {
  const place = useRef<HTMLDivElement>(null);
  if (useWhenNear(place)) return <NearSections />;
  return (
    <div ref={place} className="home-place">
      <Skeleton />
    </div>
  );
}

/** Reads the lists while the code is on its way. */
const NearSections = observer(function NearSections() {
  const texts = useTexts(appTexts);
  const home = useViewModel(storefrontFeature, (make) => make.home());
  const code = useChunk(sections, true);
  if (code.here !== undefined) return <code.here home={home} />;
  return (
    <div className="home-place">
      {code.missed ? (
        <div className="state" role="alert">
          <p>{texts.unreachableText}</p>
          <button type="button" className="btn btn-quiet" onClick={code.retry}>
            {texts.retry}
          </button>
        </div>
      ) : (
        <Skeleton />
      )}
    </div>
  );
});

function Skeleton() {
  return (
    <div className="duo" aria-hidden="true">
      <span className="skel" />
      <span className="skel" />
    </div>
  );
}
