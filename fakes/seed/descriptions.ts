import type { Random } from './random.ts';
import { type Writing, banglaDigits } from './inBangla.ts';
import { banglaCameraTalk } from './sentences/bangla/camera.ts';
import { banglaClosings, banglaSecondHandOpenings } from './sentences/bangla/common.ts';
import { banglaDroneTalk } from './sentences/bangla/drone.ts';
import { banglaLaptopTalk } from './sentences/bangla/laptop.ts';
import { banglaPhoneTalk } from './sentences/bangla/phone.ts';
import { cameraTalk } from './sentences/camera.ts';
import { closings, secondHandOpenings } from './sentences/common.ts';
import { droneTalk } from './sentences/drone.ts';
import { laptopTalk } from './sentences/laptop.ts';
import { phoneTalk } from './sentences/phone.ts';
import type { Facts, Sentence, Talk } from './sentences/Talk.ts';

export type Kind = 'laptop' | 'phone' | 'camera' | 'drone';

type Speech = {
  readonly of: Readonly<Record<Kind, Talk>>;
  readonly secondHandOpenings: readonly Sentence[];
  readonly closings: readonly Sentence[];
};

const english: Speech = {
  of: { laptop: laptopTalk, phone: phoneTalk, camera: cameraTalk, drone: droneTalk },
  secondHandOpenings,
  closings,
};
const bangla: Speech = {
  of: { laptop: banglaLaptopTalk, phone: banglaPhoneTalk, camera: banglaCameraTalk, drone: banglaDroneTalk },
  secondHandOpenings: banglaSecondHandOpenings,
  closings: banglaClosings,
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

export type Subject = {
  readonly kind: Kind;
  readonly facts: Facts;
  readonly secondHand: boolean;
  readonly writing: Writing;
};

/** A seller who bought the device second-hand says so first. */
export function describe({ kind, facts, secondHand, writing }: Subject, random: Random): string {
  const speech = writing === 'english' ? english : bangla;
  const talk = speech.of[kind];
  const pools: Readonly<Record<Part, readonly Sentence[]>> = {
    opening: secondHand ? speech.secondHandOpenings : talk.openings,
    wear: talk.wear[facts.condition],
    power: talk.power,
    box: talk.box,
    closing: speech.closings,
  };
  let text = '';
  for (const part of random.pick(secondHand ? shapesWithOpening : shapes)) {
    const sentence = random.pick(pools[part]);
    text += (text === '' ? '' : ' ') + (typeof sentence === 'string' ? sentence : sentence(facts));
  }
  return writing === 'english' ? text : banglaDigits(text);
}
