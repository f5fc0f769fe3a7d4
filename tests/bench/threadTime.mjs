// Measures the work of the page's own thread. Unlike wall-clock time, it is the same on a busy machine.
const categories = ['-*', 'toplevel', 'blink.user_timing'];

/** For each act of the page's bench: total work, longest task and all tasks, in milliseconds. */
export async function threadTimes(browser, page, act) {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const marks = traceEvents
    .filter(({ name }) => name === 'act-begins' || name === 'act-ends')
    .sort((one, other) => one.ts - other.ts);
  const tasks = traceEvents.filter(
    ({ ph, pid, tid, tdur, name }) =>
      ph === 'X' &&
      name === 'ThreadControllerImpl::RunTask' &&
      tdur !== undefined &&
      pid === marks[0]?.pid &&
      tid === marks[0]?.tid,
  );
  const times = [];
  for (const [place, mark] of marks.entries()) {
    const end = marks[place + 1];
    if (mark.name !== 'act-begins' || end?.name !== 'act-ends') continue;
    const within = tasks.filter(({ ts, dur }) => ts + dur > mark.ts && ts < end.ts).map(({ tdur }) => tdur / 1000);
    times.push({ sum: within.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...within), tasks: within });
  }
  return times;
}
