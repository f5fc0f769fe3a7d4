import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sprite = readFileSync('src-ui/kit/icons.svg', 'utf8');
const names = readFileSync('src-ui/kit/IconName.ts', 'utf8');

it('each icon that a component may name is one path of the sprite, and the sprite holds nothing else', () => {
  const drawn = [...sprite.matchAll(/<(?!\/)(\w+)(?: id="([^"]+)")?/g)].map(([, tag, id]) => ({ tag, id }));
  const named = [...names.matchAll(/'([^']+)'/g)].map(([, id]) => id);
  expect(drawn).toEqual([{ tag: 'svg', id: undefined }, ...named.map((id) => ({ tag: 'path', id }))]);
});
