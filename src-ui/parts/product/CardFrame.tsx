import { type ReactNode, useContext } from 'react';
import { ListPlaceContext } from './ListPlace.ts';

type CardFrameProps = {
  readonly id: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
};

/** The id of a card's heading. */
export function nameId(card: string): string {
  return `${card}-name`;
}

/** A card's element with its place in the list, which changes far more often than what is in it. */
export function CardFrame({ id, className, children }: CardFrameProps) {
  const place = useContext(ListPlaceContext);
  return (
    <article
      id={id}
      className={className}
      aria-labelledby={id && nameId(id)}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
    >
      {children}
    </article>
  );
}
