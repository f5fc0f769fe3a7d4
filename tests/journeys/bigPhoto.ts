declare global {
  interface Window {
    /** The blobs behind the page's object URLs, because a strict policy forbids fetching them. */
    blobs: Map<string, Blob>;
  }
}

/** Runs in the page before any other script. */
export function keepBlobs(): void {
  window.blobs = new Map();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = create(source);
    if (source instanceof Blob) window.blobs.set(url, source);
    return url;
  };
}

/**
 * Runs in the page. Draws a 12-megapixel JPEG as a camera held upright stores it: on its side, with orientation 6 (turn
 * it), a GPS tag with the place and a tag with the owner. The stored picture is red in its top left corner, so the
 * upright one is red in its top right.
 */
export async function takeBigPhoto(owner: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 4000;
  canvas.height = 3000;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn.');
  const tile = context.createImageData(500, 500);
  let seed = 1;
  for (let place = 0; place < tile.data.length; place += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    // A sky with a gradient and a sensor's grain.
    tile.data[place] = place % 4 === 3 ? 255 : 90 + place / 12_000 + (seed % 40);
  }
  for (let x = 0; x < 4000; x += 500) for (let y = 0; y < 3000; y += 500) context.putImageData(tile, x, y);
  context.fillStyle = 'red';
  context.fillRect(0, 0, 400, 400);
  const plain = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.95);
  });
  if (plain === null) throw new Error('Nothing was written.');

  const text = (words: string): number[] => [...words, '\0'].map((letter) => letter.charCodeAt(0));
  const short = (number: number): number[] => [number >> 8, number & 255];
  const long = (number: number): number[] => [...short(number >> 16), ...short(number & 65_535)];
  const name = text(owner);
  // Exif: a directory of three entries at offset 8, then the owner's name, then the GPS directory.
  const afterFirst = 8 + 2 + 3 * 12 + 4;
  const place = afterFirst + name.length;
  const exif = [
    text('Exif'),
    0,
    0x4d,
    0x4d,
    0,
    42,
    long(8),
    short(3),
    short(0x0112),
    short(3),
    long(1),
    short(6),
    0,
    0,
    short(0x8825),
    short(4),
    long(1),
    long(place),
    short(0xa430),
    short(2),
    long(name.length),
    long(afterFirst),
    long(0),
    name,
    short(2),
    short(1),
    short(2),
    long(2),
    text('N'),
    0,
    0,
    short(2),
    short(5),
    long(3),
    long(place + 2 + 2 * 12 + 4),
    long(0),
    [23, 1, 48, 1, 36, 1].map(long),
  ].flat(2);
  const bytes = new Uint8Array(await plain.arrayBuffer());
  const marker = new Uint8Array([0xff, 0xe1, ...short(exif.length + 2), ...exif]);
  return new File([bytes.subarray(0, 2), marker, bytes.subarray(2)], 'IMG_20260501_Road-12.jpg', {
    type: 'image/jpeg',
  });
}

export type Measured = {
  readonly before: number;
  readonly after: number;
  readonly milliseconds: number;
  /** The page's longest task, in milliseconds. */
  readonly longestTask: number;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of the top right corner. */
  readonly corner: readonly number[];
  readonly type: string;
  /** The file's bytes, one letter each. */
  readonly letters: string;
};

/** Runs in the page: gives the form a photo and measures the result. */
export async function choosePhoto(photo: File): Promise<Measured> {
  const tasks: number[] = [0];
  const watching = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  watching.observe({ type: 'longtask' });
  const files = new DataTransfer();
  files.items.add(photo);
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (input === null) throw new Error('There is no place for a photo.');
  input.files = files.files;
  const began = performance.now();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const preview = (): HTMLImageElement | null => document.querySelector('.upload img[src^="blob:"]');
  while (preview() === null) await new Promise(requestAnimationFrame);
  const milliseconds = performance.now() - began;
  watching.disconnect();

  const image = preview();
  if (image === null) throw new Error('The preview went.');
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const corner = [...(context?.getImageData(width - 50, 50, 1, 1).data ?? [])].slice(0, 3);
  const made = window.blobs.get(image.src);
  if (made === undefined) throw new Error('Nobody knows what is shown.');
  const letters = new TextDecoder('latin1').decode(await made.arrayBuffer());
  return {
    before: photo.size,
    after: made.size,
    milliseconds,
    longestTask: Math.max(...tasks),
    width,
    height,
    corner,
    type: made.type,
    letters,
  };
}
