import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import { objectId } from './objectId.ts';
import { type PictureKind, pictures } from './pictures.ts';

type Announcement = readonly [kind: PictureKind, picture: number, title: string, description: string];

/** No dates, because an announcement must still be true when someone starts the demo next year. */
const announcements: readonly Announcement[] = [
  [
    'watch',
    2,
    'Galaxy Watch 4 Classic',
    'Arriving soon: 46 mm, rotating bezel, straps in three colours. Each one is tried for a week before it is offered.',
  ],
  ['vr', 1, 'Meta Quest 2', 'Arriving as soon as they are cleaned: headsets with two controllers and new face pads.'],
  ['watch', 4, 'Apple Watch SE', 'Arriving soon: 40 and 44 mm, battery health written on every post.'],
  ['vr', 6, 'Pico Neo 3', 'Arriving in small numbers: checked lenses, fresh straps, no account left on them.'],
  ['watch', 9, 'Garmin Forerunner', 'Arriving soon: runners’ watches whose sensors were compared with a chest strap.'],
  [
    'vr',
    7,
    'VR Box for phones',
    'Arriving soon: simple headsets that take a phone, with a remote where there was one.',
  ],
  ['watch', 8, 'Amazfit GTS', 'Arriving soon: light, square, and good for some days on one charge.'],
  ['watch', 0, 'Fossil Gen 5', 'Arriving when the last straps are replaced: steel cases, some with honest scratches.'],
];

export const upcomingProducts: readonly UpcomingProduct[] = announcements.map(
  ([kind, picture, title, description], place) => ({
    id: objectId('upcoming product', place + 1),
    img: pictures[kind][picture] ?? '',
    title,
    description,
  }),
);
