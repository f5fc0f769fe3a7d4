import { deskScenes } from './deskScenes.mjs';
import { paymentScenes } from './paymentScenes.mjs';
import { searchScenes } from './searchScenes.mjs';
import { visitScenes } from './visitScenes.mjs';
import { worldScenes } from './worldScenes.mjs';

/** Situations that a person meets rarely: other worlds, other extensions, several steps in a row. */
export const scenes = [...worldScenes, ...paymentScenes, ...searchScenes, ...deskScenes, ...visitScenes];
