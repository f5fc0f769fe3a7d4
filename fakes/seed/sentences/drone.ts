import type { Talk } from './Talk.ts';

export const droneTalk: Talk = {
  openings: [
    ({ flightHours }) => `Flown for about ${flightHours} hours in all, mostly over fields.`,
    ({ duration }) => `I have had it ${duration} and took it out on weekends.`,
    'Bought for one documentary, which is finished.',
    'It filmed the river and two weddings.',
    ({ flightHours }) => `The log shows ${flightHours} flight hours.`,
    'I move to a flat under a flight path and cannot fly here any more.',
    'A present that was larger than my courage.',
    'I used it for roof and site surveys, slow flights only.',
  ],
  wear: {
    Excellent: [
      'Never crashed, never wet.',
      'Arms, gimbal and shell without a mark.',
      'Clean sensor, quiet motors, new propellers on.',
      'The gimbal cover was on whenever it was not in the air.',
    ],
    Good: [
      'A few scuffs underneath from landing on gravel.',
      'One propeller was changed after it touched a branch; nothing else was hurt.',
      'Light marks on the arms where they fold.',
      'The shell has a scratch on the left, gimbal perfect.',
      'The remote shows more use than the drone does.',
    ],
    Fair: [
      'It came down once in a tree: one arm was replaced by a shop, and it has flown straight since.',
      'The shell is scratched and one landing foot is glued.',
      'The gimbal needs a calibration after a cold start, and the shell is scratched.',
      'The left stick of the remote is a bit loose; the drone itself flies well.',
      'One of the lower sensors gives a warning in bright sun; I fly without it.',
    ],
  },
  power: [
    ({ batteryPercent }) => `Flight time is about ${batteryPercent}% of what it was when new.`,
    ({ batteryPercent }) =>
      batteryPercent < 80
        ? 'Expect to land earlier than the manual says; the cells have aged.'
        : 'The cells are balanced and hold their charge.',
    'No swollen cells, stored at half charge.',
    'I never flew it down to the last bar.',
  ],
  box: [
    'Remote, cables, spare propellers and charger included.',
    'With the remote, four spare propellers and a landing pad.',
    'Everything in its original box.',
    'A set of ND filters comes with it.',
    'Shoulder bag and remote included.',
    'Remote and charger yes, box no.',
  ],
};
