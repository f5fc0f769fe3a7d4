import { useState } from 'react';
import { Drawing } from '../../kit/Drawing.tsx';
import { safePictureUrl } from '../../kit/safePictureUrl.ts';

type ProductPictureProps = {
  /** As the seller posted it: it may be empty, broken or hostile. */
  readonly src: string;
  /** Omitted if the name is beside the picture. */
  readonly alt?: string | undefined;
  /** The language of `alt`, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** For a page's first pictures, which should not wait for scrolling. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A picture in a reserved 4:3 space, or a drawing if there is none. */
export function ProductPicture({ src, alt = '', lang, eager = false, className }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = safePictureUrl(src);
  if (url === null || broken === src) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt, lang };
    return (
      <span className={className === undefined ? 'no-picture' : `no-picture ${className}`} {...named}>
        <Drawing name="picture" />
      </span>
    );
  }
  return (
    // Each picture gets its own element, because a changed one shows the old picture until the new one has loaded.
    <img
      key={url}
      // The picture's host must not learn which page shows it.
      referrerPolicy="no-referrer"
      src={url}
      alt={alt}
      lang={lang}
      width={640}
      height={480}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
