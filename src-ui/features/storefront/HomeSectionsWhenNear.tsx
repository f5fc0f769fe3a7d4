import { useRef } from 'react';
import { useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { useWhenNear } from '../../kit/useWhenNear.ts';
import { appTexts } from '../../texts/app.ts';

const sections = chunk(async () => (await import('./HomeSections.tsx')).HomeSections);

/**
 * Their code and the feature's own are a large part of Home's, and people who leave by 'Buy Now' never need them. A placeholder
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

function NearSections() {
  const texts = useTexts(appTexts);
  const code = useChunk(sections, true);
  if (code.here !== undefined) return <code.here />;
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
}

function Skeleton() {
  return (
    <div className="duo" aria-hidden="true">
      <span className="skel" />
      <span className="skel" />
    </div>
  );
}
