import type { Random } from './random.ts';
import { cameraTalk } from './sentences/camera.ts';
import { closings, secondHandOpenings } from './sentences/common.ts';
import { droneTalk } from './sentences/drone.ts';
import { laptopTalk } from './sentences/laptop.ts';
import { phoneTalk } from './sentences/phone.ts';
import type { Facts, Sentence, Talk } from './sentences/Talk.ts';

export type Kind = 'laptop' | 'phone' | 'camera' | 'drone';

const talks: Readonly<Record<Kind, Talk>> = {
  laptop: laptopTalk,
  phone: phoneTalk,
  camera: cameraTalk,
  drone: droneTalk,
};

type Part = 'opening' | 'wear' | 'power' | 'box' | 'closing';

/** Sellers start with different facts and leave some out, but all of them mention wear. */
const shapes: readonly (readonly Part[])[] = [
  ['opening', 'wear', 'power'],
  ['opening', 'wear', 'power', 'box'],
  ['opening', 'wear', 'box'],
  ['opening', 'power', 'wear', 'closing'],
  ['opening', 'box', 'wear'],
  ['opening', 'wear', 'closing'],
  ['opening', 'wear', 'box', 'closing'],
  ['wear', 'power'],
  ['wear', 'power', 'box'],
  ['wear', 'box', 'closing'],
  ['wear', 'opening', 'power'],
  ['power', 'wear', 'box'],
  ['box', 'wear', 'power', 'closing'],
];
const shapesWithOpening = shapes.filter((shape) => shape[0] === 'opening');

export type Subject = { readonly kind: Kind; readonly facts: Facts; readonly secondHand: boolean };

/** A seller who bought the device second-hand says so first. */
export function describe({ kind, facts, secondHand }: Subject, random: Random): string {
  const talk = talks[kind];
  const pools: Readonly<Record<Part, readonly Sentence[]>> = {
    opening: secondHand ? secondHandOpenings : talk.openings,
    wear: talk.wear[facts.condition],
    power: talk.power,
    box: talk.box,
    closing: closings,
  };
  let text = '';
  for (const part of random.pick(secondHand ? shapesWithOpening : shapes)) {
    const sentence = random.pick(pools[part]);
    text += (text === '' ? '' : ' ') + (typeof sentence === 'string' ? sentence : sentence(facts));
  }
  return text;
}
