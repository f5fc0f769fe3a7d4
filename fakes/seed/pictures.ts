/**
 * The demo world's pictures by subject. Each address is spelled out, because the bundler finds only literal ones. No
 * picture shows a brand, so any brand may use it.
 */
export type PictureKind = 'laptop' | 'phone' | 'camera' | 'drone' | 'watch' | 'vr';

const laptops = [
  new URL('./pictures/laptop-00.webp', import.meta.url).href,
  new URL('./pictures/laptop-01.webp', import.meta.url).href,
  new URL('./pictures/laptop-03.webp', import.meta.url).href,
  new URL('./pictures/laptop-04.webp', import.meta.url).href,
  new URL('./pictures/laptop-05.webp', import.meta.url).href,
  new URL('./pictures/laptop-06.webp', import.meta.url).href,
  new URL('./pictures/laptop-07.webp', import.meta.url).href,
  new URL('./pictures/laptop-08.webp', import.meta.url).href,
  new URL('./pictures/laptop-09.webp', import.meta.url).href,
  new URL('./pictures/laptop-10.webp', import.meta.url).href,
  new URL('./pictures/laptop-11.webp', import.meta.url).href,
  new URL('./pictures/laptop-12.webp', import.meta.url).href,
  new URL('./pictures/laptop-13.webp', import.meta.url).href,
  new URL('./pictures/laptop-14.webp', import.meta.url).href,
  new URL('./pictures/laptop-15.webp', import.meta.url).href,
  new URL('./pictures/laptop-16.webp', import.meta.url).href,
  new URL('./pictures/laptop-17.webp', import.meta.url).href,
  new URL('./pictures/laptop-18.webp', import.meta.url).href,
  new URL('./pictures/laptop-19.webp', import.meta.url).href,
  new URL('./pictures/laptop-20.webp', import.meta.url).href,
  new URL('./pictures/laptop-21.webp', import.meta.url).href,
  new URL('./pictures/laptop-22.webp', import.meta.url).href,
  new URL('./pictures/laptop-23.webp', import.meta.url).href,
  new URL('./pictures/laptop-24.webp', import.meta.url).href,
  new URL('./pictures/laptop-25.webp', import.meta.url).href,
  new URL('./pictures/laptop-26.webp', import.meta.url).href,
  new URL('./pictures/laptop-27.webp', import.meta.url).href,
];

/** Phones, with sellers' words for the visible colour. */
export const phonePictures: readonly { readonly url: string; readonly colours: readonly string[] }[] = [
  { url: new URL('./pictures/phone-00.webp', import.meta.url).href, colours: ['silver', 'white', 'starlight'] },
  { url: new URL('./pictures/phone-01.webp', import.meta.url).href, colours: ['silver', 'light blue'] },
  { url: new URL('./pictures/phone-02.webp', import.meta.url).href, colours: ['white', 'starlight', 'cream'] },
  { url: new URL('./pictures/phone-03.webp', import.meta.url).href, colours: ['violet', 'purple'] },
  { url: new URL('./pictures/phone-04.webp', import.meta.url).href, colours: ['white', 'starlight', 'cream'] },
  { url: new URL('./pictures/phone-05.webp', import.meta.url).href, colours: ['blue'] },
  { url: new URL('./pictures/phone-06.webp', import.meta.url).href, colours: ['pink'] },
  { url: new URL('./pictures/phone-07.webp', import.meta.url).href, colours: ['black', 'midnight'] },
  { url: new URL('./pictures/phone-08.webp', import.meta.url).href, colours: ['green'] },
  { url: new URL('./pictures/phone-09.webp', import.meta.url).href, colours: ['graphite', 'grey', 'black'] },
  { url: new URL('./pictures/phone-10.webp', import.meta.url).href, colours: ['gold', 'cream', 'bronze'] },
  { url: new URL('./pictures/phone-11.webp', import.meta.url).href, colours: ['red'] },
  { url: new URL('./pictures/phone-12.webp', import.meta.url).href, colours: ['white', 'starlight', 'cream'] },
  { url: new URL('./pictures/phone-13.webp', import.meta.url).href, colours: ['light blue', 'blue'] },
  { url: new URL('./pictures/phone-14.webp', import.meta.url).href, colours: ['silver', 'white', 'starlight'] },
  { url: new URL('./pictures/phone-15.webp', import.meta.url).href, colours: ['purple', 'violet'] },
  { url: new URL('./pictures/phone-16.webp', import.meta.url).href, colours: ['gold', 'bronze'] },
  { url: new URL('./pictures/phone-17.webp', import.meta.url).href, colours: ['blue', 'midnight'] },
];

/** With the bulge of a mirror or viewfinder in the middle, and a grip. */
export const humpedCameraPictures: readonly string[] = [
  new URL('./pictures/camera-00.webp', import.meta.url).href,
  new URL('./pictures/camera-01.webp', import.meta.url).href,
  new URL('./pictures/camera-03.webp', import.meta.url).href,
  new URL('./pictures/camera-06.webp', import.meta.url).href,
  new URL('./pictures/camera-07.webp', import.meta.url).href,
  new URL('./pictures/camera-08.webp', import.meta.url).href,
  new URL('./pictures/camera-10.webp', import.meta.url).href,
  new URL('./pictures/camera-13.webp', import.meta.url).href,
];

/** Flat on top. */
export const flatCameraPictures: readonly string[] = [
  new URL('./pictures/camera-02.webp', import.meta.url).href,
  new URL('./pictures/camera-04.webp', import.meta.url).href,
  new URL('./pictures/camera-05.webp', import.meta.url).href,
  new URL('./pictures/camera-09.webp', import.meta.url).href,
  new URL('./pictures/camera-11.webp', import.meta.url).href,
  new URL('./pictures/camera-12.webp', import.meta.url).href,
];

const drones = [
  new URL('./pictures/drone-00.webp', import.meta.url).href,
  new URL('./pictures/drone-01.webp', import.meta.url).href,
  new URL('./pictures/drone-02.webp', import.meta.url).href,
  new URL('./pictures/drone-03.webp', import.meta.url).href,
  new URL('./pictures/drone-04.webp', import.meta.url).href,
  new URL('./pictures/drone-05.webp', import.meta.url).href,
  new URL('./pictures/drone-06.webp', import.meta.url).href,
  new URL('./pictures/drone-07.webp', import.meta.url).href,
  new URL('./pictures/drone-08.webp', import.meta.url).href,
  new URL('./pictures/drone-09.webp', import.meta.url).href,
  new URL('./pictures/drone-10.webp', import.meta.url).href,
];

const watches = [
  new URL('./pictures/watch-00.webp', import.meta.url).href,
  new URL('./pictures/watch-01.webp', import.meta.url).href,
  new URL('./pictures/watch-02.webp', import.meta.url).href,
  new URL('./pictures/watch-03.webp', import.meta.url).href,
  new URL('./pictures/watch-05.webp', import.meta.url).href,
  new URL('./pictures/watch-06.webp', import.meta.url).href,
  new URL('./pictures/watch-07.webp', import.meta.url).href,
  new URL('./pictures/watch-08.webp', import.meta.url).href,
  new URL('./pictures/watch-09.webp', import.meta.url).href,
  new URL('./pictures/watch-10.webp', import.meta.url).href,
  new URL('./pictures/watch-11.webp', import.meta.url).href,
];

const headsets = [
  new URL('./pictures/vr-00.webp', import.meta.url).href,
  new URL('./pictures/vr-01.webp', import.meta.url).href,
  new URL('./pictures/vr-02.webp', import.meta.url).href,
  new URL('./pictures/vr-03.webp', import.meta.url).href,
  new URL('./pictures/vr-04.webp', import.meta.url).href,
  new URL('./pictures/vr-05.webp', import.meta.url).href,
  new URL('./pictures/vr-06.webp', import.meta.url).href,
  new URL('./pictures/vr-07.webp', import.meta.url).href,
];

export const pictures: Readonly<Record<PictureKind, readonly string[]>> = {
  laptop: laptops,
  phone: phonePictures.map((picture) => picture.url),
  camera: [...humpedCameraPictures, ...flatCameraPictures],
  drone: drones,
  watch: watches,
  vr: headsets,
};
