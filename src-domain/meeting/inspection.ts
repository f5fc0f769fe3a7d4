import type { DeviceKind } from './DeviceKind.ts';

/** The steps, in order. The seller is present for all of them. */
export const inspectionSteps = ['look', 'try', 'ask', 'take'] as const;
export type InspectionStep = (typeof inspectionSteps)[number];

/** The checks of each kind of device. People's devices store the checks' ids. */
export const inspections = {
  phone: {
    look: ['phone-as-listed', 'phone-screen', 'phone-body'],
    try: ['phone-call', 'phone-touch', 'phone-cameras', 'phone-charging'],
    ask: ['phone-repairs', 'phone-papers'],
    take: ['phone-accounts', 'phone-reset'],
  },
  laptop: {
    look: ['laptop-as-listed', 'laptop-screen', 'laptop-hinge'],
    try: ['laptop-keys', 'laptop-battery', 'laptop-network', 'laptop-sockets'],
    ask: ['laptop-repairs', 'laptop-papers'],
    take: ['laptop-accounts', 'laptop-restart'],
  },
  camera: {
    look: ['camera-as-listed', 'camera-lens', 'camera-mount'],
    try: ['camera-picture', 'camera-sensor', 'camera-buttons', 'camera-charging'],
    ask: ['camera-shutter', 'camera-papers'],
    take: ['camera-accounts', 'camera-reset'],
  },
  drone: {
    look: ['drone-as-listed', 'drone-arms', 'drone-batteries'],
    try: ['drone-flight', 'drone-controller', 'drone-camera'],
    ask: ['drone-crashes', 'drone-papers'],
    take: ['drone-accounts', 'drone-parts'],
  },
  other: {
    look: ['other-as-listed', 'other-case'],
    try: ['other-works', 'other-charging'],
    ask: ['other-repairs', 'other-papers'],
    take: ['other-accounts', 'other-parts'],
  },
} as const satisfies { readonly [K in DeviceKind]: { readonly [S in InspectionStep]: readonly string[] } };

type Inspections = typeof inspections;
export type CheckId = { [K in DeviceKind]: Inspections[K][InspectionStep][number] }[DeviceKind];

/** All checks of a kind of device, in order. */
export function checksOf(kind: DeviceKind): readonly CheckId[] {
  return inspectionSteps.flatMap((step): readonly CheckId[] => inspections[kind][step]);
}
