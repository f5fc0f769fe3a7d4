import type { DeviceKind } from '#domain/meeting/DeviceKind.ts';
import type { CheckId, InspectionStep } from '#domain/meeting/inspection.ts';

type Check = { readonly what: string; readonly how: string };

const titles: { readonly [K in DeviceKind]: string } = {
  phone: 'Check the phone',
  laptop: 'Check the laptop',
  camera: 'Check the camera',
  drone: 'Check the drone',
  other: 'Check the product',
};

const steps: { readonly [S in InspectionStep]: string } = {
  look: 'Look',
  try: 'Try',
  ask: 'Ask the seller',
  take: 'Before you take it',
};

const asListed = { what: 'It’s the one in the listing', how: 'Same model, colour and marks as in the pictures' };
const papers = { what: 'Receipt and box', how: 'Whose name is on them, and why is it being sold?' };
const repairs = { what: 'What was repaired?', how: 'Ask about drops, water and replaced parts' };
const charging = 'Plug it in for a minute; the battery must begin to charge';

const checks: { readonly [C in CheckId]: Check } = {
  'phone-as-listed': { ...asListed, how: 'Settings, About phone: model and storage' },
  'phone-screen': { what: 'Screen: no cracks, lines or dark spots', how: 'Open a white page at full brightness' },
  'phone-body': { what: 'The frame is straight, the back sits flat', how: 'A lifting back means a swollen battery' },
  'phone-call': { what: 'A call works, both ways', how: 'With your own SIM card' },
  'phone-touch': { what: 'Touch works everywhere', how: 'Drag an icon over the whole screen' },
  'phone-cameras': { what: 'Both cameras take a sharp picture', how: 'Near and far, with the flash' },
  'phone-charging': { what: 'It charges', how: charging },
  'phone-repairs': repairs,
  'phone-papers': papers,
  'phone-accounts': { what: 'The seller signed out of every account', how: 'Google, Apple, Samsung, Find My' },
  'phone-reset': { what: 'It’s reset and asks for no old account', how: 'Set it up as far as your own account' },

  'laptop-as-listed': { ...asListed, how: 'Settings, System, About: processor and memory' },
  'laptop-screen': { what: 'Screen: no lines, spots or dead pixels', how: 'Open a white page, then a black one' },
  'laptop-hinge': { what: 'The hinge holds, the case isn’t cracked', how: 'Open and close it; look at the corners' },
  'laptop-keys': { what: 'Every key and the touchpad work', how: 'Type all of them into an empty note' },
  'laptop-battery': {
    what: 'It runs without the charger, and charges',
    how: 'Unplug it for ten minutes and watch the percentage',
  },
  'laptop-network': { what: 'Wi-Fi, camera, microphone, sound', how: 'Use your phone’s hotspot; record a few seconds' },
  'laptop-sockets': { what: 'Every socket works', how: 'Bring a USB stick and headphones' },
  'laptop-repairs': repairs,
  'laptop-papers': papers,
  'laptop-accounts': { what: 'The seller signed out of every account', how: 'Microsoft, Google, Apple, Find My' },
  'laptop-restart': {
    what: 'It restarts without the seller’s password',
    how: 'None at the start, none for the system’s setup',
  },

  'camera-as-listed': { ...asListed, how: 'Model and serial number, on the body and the papers' },
  'camera-lens': { what: 'The lens is clear', how: 'Hold it against the light: no scratches, haze or fungus' },
  'camera-mount': { what: 'The mount and the contacts are clean', how: 'Take the lens off and on once' },
  'camera-picture': { what: 'Pictures are sharp', how: 'Near and far; look at them enlarged' },
  'camera-sensor': { what: 'The sensor has no spots', how: 'Photograph a white wall at f/16' },
  'camera-buttons': { what: 'Every button and dial works', how: 'Flash and screen, too' },
  'camera-charging': { what: 'Battery, charger and card slot work', how: 'Bring a memory card' },
  'camera-shutter': { what: 'How many pictures has it taken?', how: 'Many models show their shutter count' },
  'camera-papers': papers,
  'camera-accounts': {
    what: 'The seller signed out of every account',
    how: 'It’s unpaired from the app on their phone',
  },
  'camera-reset': { what: 'It’s reset, and their pictures are off it', how: 'They keep their memory card' },

  'drone-as-listed': { ...asListed, how: 'Model and serial number, on the drone and in its app' },
  'drone-arms': { what: 'Arms, propellers and legs are whole', how: 'No cracks, no glue; motors turn freely' },
  'drone-batteries': { what: 'No battery is swollen', how: 'The app shows how often each was charged' },
  'drone-flight': { what: 'It hovers and lands', how: 'Two minutes, where flying is allowed' },
  'drone-controller': { what: 'The controller connects and steers', how: 'With your own phone in it' },
  'drone-camera': { what: 'The camera is steady and sharp', how: 'Record a few seconds while it moves' },
  'drone-crashes': { what: 'Did it ever crash or get wet?', how: 'The flight record in the app may tell' },
  'drone-papers': { what: 'Receipt, and its registration if it has one', how: 'Ask what you need to fly it' },
  'drone-accounts': { what: 'The seller signed out of every account', how: 'It’s unbound from theirs in its app' },
  'drone-parts': { what: 'Every part is there', how: 'Batteries, charger, controller, propellers' },

  'other-as-listed': asListed,
  'other-case': { what: 'No cracks or dents', how: 'Look at the corners and the back' },
  'other-works': { what: 'It does what it’s for', how: 'Switch it on and use it for a few minutes' },
  'other-charging': { what: 'It charges, or its batteries hold', how: charging },
  'other-repairs': repairs,
  'other-papers': papers,
  'other-accounts': { what: 'The seller signed out of every account', how: 'It’s unpaired from their phone and apps' },
  'other-parts': { what: 'Every part is there', how: 'Charger, cables, what the listing names' },
};

export const inspection = {
  titles,
  steps,
  checks,
  count: (ticked: string, total: string) => `${ticked} of ${total} checked`,
  checked: 'Checked',
  onDevice: 'Your ticks stay on this device.',
  untilLeft: 'This device has no room, so your ticks are lost when you close or reload the page.',
  notRight: 'Something isn’t right? You don’t have to take it. Don’t pay before you’re sure.',
};
