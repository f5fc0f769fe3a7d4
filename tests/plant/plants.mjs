import { deals } from './deals.mjs';
import { lockouts } from './lockouts.mjs';
import { model } from './model.mjs';
import { money } from './money.mjs';
import { operation } from './operation.mjs';
import { proof } from './proof.mjs';
import { untruths } from './untruths.mjs';
import { wiring } from './wiring.mjs';

/** Every planted fault, with the tests that should notice it. */
export const plants = [...lockouts, ...untruths, ...money, ...operation, ...proof, ...wiring, ...deals, ...model];
