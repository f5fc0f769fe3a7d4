import { defineConfig } from 'vitest/config';

const node = (name: string) => ({
  test: { name, environment: 'node' as const, include: [`tests/${name}/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    projects: [
      node('domain'),
      node('contracts'),
      node('adapters'),
      node('architecture'),
      { test: { name: 'ui', environment: 'happy-dom' as const, include: ['tests/ui/**/*.test.{ts,tsx}'] } },
    ],
  },
});
