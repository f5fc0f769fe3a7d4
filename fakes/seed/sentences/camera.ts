import type { Talk } from './Talk.ts';

export const cameraTalk: Talk = {
  openings: [
    ({ duration }) => `Mine for ${duration}, taken on holidays and little else.`,
    'I shot a few weddings with it as a second camera.',
    'Bought for a travel project and kept in a dry cabinet since.',
    'A hobby that I find no time for any more.',
    ({ duration }) => `Used ${duration} for product photos in my online shop, on a tripod.`,
    'It has seen Bandarban and Sajek, and never a drop of rain.',
    'I learned photography on this one and it deserves somebody who goes on.',
    'My father’s camera; he was careful with his things.',
    'I used it for my video channel, indoors only.',
  ],
  wear: {
    Excellent: [
      'No mark on the body, no dust in the lens.',
      'Sensor cleaned in a shop and clean since; the screen has its film on.',
      'Glass perfect, buttons crisp, grip not shiny.',
      'Looks as if it came from the shelf.',
      'No fungus, no haze, no scratches: look through it yourself.',
    ],
    Good: [
      'A little paint gone at the strap lugs, glass clean.',
      'Some brassing on the corners, which I find handsome; all dials work.',
      'Fine scratches on the rear screen, invisible when it is on.',
      'One speck of dust inside the lens; it does not show in pictures.',
      'The grip is slightly polished, the strap is new.',
      'Base plate has marks from the tripod.',
    ],
    Fair: [
      'The rubber on the grip comes loose at one edge, and the body shows its years, but pictures are as sharp as ever.',
      'The rear screen has a deep scratch that pictures do not know about.',
      'The mode dial is stiff and the paint worn all round, but it works in every mode.',
      'A dent in the rim of the lens, from a fall in its bag; it focuses as before.',
      'One hot pixel in long exposures, and scratches on the base.',
      'The battery door is held with tape; a new one costs a few hundred taka.',
    ],
  },
  power: [
    ({ shutterCount }) => `Shutter count ${shutterCount}.`,
    ({ shutterCount }) => `About ${shutterCount} pictures taken with it, I can send you the last file to check.`,
    ({ shutterCount }) => `The counter says ${shutterCount}; it is rated for many times that.`,
    'The battery lasts an afternoon of shooting.',
    ({ batteryPercent }) =>
      batteryPercent < 80
        ? 'The battery tires after some two hundred pictures, a second one helps.'
        : 'One charge is good for more than three hundred pictures.',
  ],
  box: [
    'Charger, strap and both caps included.',
    'With a padded bag and a 64 GB card.',
    'Box and manual are there, and the original strap unused.',
    'Charger included, no box.',
    'I add a UV filter and a cleaning set.',
    'Everything that was in the box is still in it.',
    'Comes with charger and a small tripod.',
  ],
};
