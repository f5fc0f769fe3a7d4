import type { Talk } from './Talk.ts';

export const phoneTalk: Talk = {
  openings: [
    ({ duration }) => `My daily phone for ${duration}, always in a case.`,
    'I have moved to a bigger one and this only lies in the drawer.',
    ({ duration }) => `Bought new at a showroom, used ${duration}.`,
    'It was my second phone, for the office SIM only.',
    'My brother sent it from abroad; it works with every operator here.',
    ({ duration }) => `One owner, ${duration}, and I can prove it.`,
    'The phone is registered in my name and I give you the papers.',
    'Mostly used for calls, a bit of YouTube and the bKash app.',
    'My mother found it too large, so I am selling it for her.',
    'Reset and ready, all accounts removed.',
    'I used it for photos more than for calls; the camera is why I bought it.',
  ],
  wear: {
    Excellent: [
      'Not a scratch on the glass, front or back.',
      'Had a protector on from the first hour; under it the screen is new.',
      'Frame, glass and lenses are flawless.',
      'Nobody would guess that it was used.',
      'Speakers, cameras, buttons: all as on the first day.',
    ],
    Good: [
      'Light scratches on the frame at the bottom, the screen is clean.',
      'Two fine lines on the display that vanish when it is on.',
      'A tiny chip at one corner, hidden under any cover.',
      'The back has the usual hairlines from the table.',
      'Small dot of paint gone beside the volume key.',
      'The edges show a little use; lenses are clear.',
    ],
    Fair: [
      'The crack in the corner of the back glass has been there for months and has not grown.',
      'Visible scratches on the display, and the frame is dented on top.',
      'There is a faint shadow of the keyboard burnt into the screen.',
      'The speaker below is weak; with the phone at the ear all is fine, and the frame is scratched.',
      'Screen was replaced once by a shop, colours are a bit warmer than before.',
      'The volume key wants a firm press and the back is scratched.',
    ],
  },
  power: [
    ({ batteryPercent }) => `Battery health ${batteryPercent}%.`,
    ({ batteryPercent }) => `The battery is at ${batteryPercent}% and takes me through the day.`,
    ({ batteryPercent }) => `Settings show ${batteryPercent}% battery health; you may check before paying.`,
    ({ batteryPercent }) =>
      batteryPercent < 82
        ? `At ${batteryPercent}% battery health it wants the charger by the evening.`
        : `At ${batteryPercent}% the battery is nothing to worry about.`,
    ({ batteryPercent }) => `Original battery, ${batteryPercent}% of its capacity left.`,
  ],
  box: [
    'Box, cable and bill are there.',
    'With charger and two covers.',
    'No box, but the cable and a clear cover come with it.',
    'Only the phone and a cable; I lost the charger.',
    'Full box, the cable in it was never used.',
    'I throw in a new glass protector.',
    'Box with matching IMEI and the cash memo.',
    'Charger is original, cable is not.',
  ],
};
