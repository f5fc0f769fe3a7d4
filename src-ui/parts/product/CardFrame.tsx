import { type ReactNode, useContext } from 'react';
import { ListPlaceContext } from './ListPlace.ts';

type CardFrameProps = {
  /** The id of the heading, which names the card. */
  readonly nameId: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** A card's element with its place in the list, which changes far more often than what is in it. */
export function CardFrame({ nameId, className, children }: CardFrameProps) {
  const place = useContext(ListPlaceContext);
  return (
    <article className={className} aria-labelledby={nameId} aria-posinset={place?.position} aria-setsize={place?.size}>
      {children}
    </article>
  );
}
