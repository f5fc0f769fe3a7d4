import { useEffect, useRef } from 'react';
import type { ImageFile } from '#domain/selling/ImageHost.ts';

type FilePictureProps = { readonly picture: ImageFile; readonly alt: string };

/** A file's picture under an object URL that only this page can read. */
export function FilePicture({ picture, alt }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current === null || !(picture instanceof Blob)) return undefined;
    const url = URL.createObjectURL(picture);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={image} width={640} height={480} alt={alt} />;
}
