import { useState } from 'react';
import { Drawing } from './Drawing.tsx';
import { safePictureUrl } from './safePictureUrl.ts';

type ProductPictureProps = {
  /** As it came from whoever posted it: empty, broken or hostile, too. */
  readonly src: string;
  /** Left out where the name stands beside the picture. */
  readonly alt?: string | undefined;
  /** For the first pictures of a page, which should not wait until they are scrolled to. */
  readonly eager?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
};

/** A picture in its reserved 4:3 space, or a drawing where there is none. */
export function ProductPicture({ src, alt = '', eager = false, sizes, className }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = safePictureUrl(src);
  if (url === null || broken === src) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span className={className === undefined ? 'no-picture' : `no-picture ${className}`} {...named}>
        <Drawing name="photo" />
      </span>
    );
  }
  return (
    // Another picture is another element: one that is changed shows the picture before until the new one has come.
    <img
      key={url}
      src={url}
      alt={alt}
      width={640}
      height={480}
      sizes={sizes}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
