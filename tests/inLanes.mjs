/**
 * Runs steps in parallel, one in each lane, in order. A step that fills several lanes (`lanes`) waits for them, and
 * later steps wait behind it. A step starts after those in `after` that take part in this run, even if one of them
 * failed: it may reveal more.
 */
export async function inLanes(steps, run, lanes) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const needs = ({ lanes: own = 1 }) => own;
  const isFree = (step) =>
    !(step.after ?? []).some((name) => running.has(name) || waiting.some((other) => other.name === name));

  while (waiting.length > 0 || running.size > 0) {
    const used = [...running.values()].reduce((sum, { step }) => sum + needs(step), 0);
    const next = waiting.find(isFree);
    if (next !== undefined && used + needs(next) <= lanes) {
      waiting.splice(waiting.indexOf(next), 1);
      const done = run(next).then((result) => {
        results.set(next.name, result);
        running.delete(next.name);
      });
      running.set(next.name, { step: next, done });
      continue;
    }
    if (running.size === 0)
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race([...running.values()].map(({ done }) => done));
  }
  return steps.map(({ name }) => results.get(name));
}
