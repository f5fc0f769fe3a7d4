/** Runs inside the page and answers how long its frames took, so it may use nothing from outside. */
export function installBench() {
  const now = () => performance.now();
  /** Resolves when the next frame is drawn: a message posted from an animation frame arrives after layout and paint. */
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(now()), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
    );
  /**
   * A very long list catches up some frames after its field and marks itself busy; do not count the field's own frame.
   * The counts beside it may come later.
   */
  const products = '[aria-busy="true"]:not(.facets-counted)';
  const answered = async (busy) => {
    let end = await painted();
    while (document.querySelector(busy) !== null) end = await painted();
    return end;
  };
  const timed = async (act, shows = 'html', busy = products) => {
    performance.mark('act-begins');
    const began = now();
    act();
    let end = await answered(busy);
    while (document.querySelector(shows) === null) {
      if (now() - began > 30_000) throw new Error(`'${shows}' was not shown in 30 s at ${location.href}`);
      end = await answered(busy);
    }
    performance.mark('act-ends');
    return end - began;
  };
  /** A row of which little is visible comes one frame later. Cards say how long their list is. */
  const isWhole = () => {
    const sizes = Array.from(document.querySelectorAll('article[aria-setsize]'))
      .filter((card) => card.getBoundingClientRect().top < innerHeight && card.getBoundingClientRect().bottom > 0)
      .map((card) => card.ariaSetSize);
    return new Set(sizes).size <= 1;
  };
  /** `first`: until the first rows are painted. `whole`: until everything visible is. */
  const timedRows = async (act) => {
    const began = now();
    const first = await act();
    let whole = first;
    while (!isWhole()) whole = (await painted()) - began;
    return { first, whole };
  };
  const typing = (selector, busy) => (text) =>
    timed(
      () => {
        const field = document.querySelector(selector);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      'html',
      busy,
    );
  const events = [];
  new PerformanceObserver((list) => {
    events.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
  }).observe({ type: 'event', durationThreshold: 16 });
  window.bench = {
    forgetEvents: () => void (events.length = 0),
    /** Of all presses since. The browser reports none below 16 ms. */
    longestEvent: () => Math.max(0, ...events.map(({ duration }) => duration)),
    key: (text) => timedRows(() => typing('main input[type=search]')(text)),
    /** Until the counts beside the products are those of the text. */
    counts: typing('main input[type=search]', '[aria-busy="true"]'),
    suggest: typing('header input[type=search]'),
    click: (place) =>
      timedRows(() => timed(() => document.querySelectorAll('.facets input[type=checkbox]')[place].click())),
    /** Clicks, and waits until what it opens is painted. */
    open: (selector, shows) => timed(() => document.querySelector(selector).click(), shows),
    press: (selector) => timed(() => document.querySelector(selector).click()),
    /** An act's answer, and the longest frame until 250 ms later, when invisible work has followed. */
    async watched(act) {
      let longest = 0;
      let last = now();
      let isOver = false;
      const next = () => {
        longest = Math.max(longest, now() - last);
        last = now();
        if (!isOver) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      const time = await act();
      await new Promise((done) => setTimeout(done, 250));
      isOver = true;
      return { time, longest };
    },
    /** Scrolls a hundred frames at finger speed, then jumps to the end. */
    async scroll() {
      const end = document.documentElement.scrollHeight - innerHeight;
      const frames = [];
      let nodes = 0;
      const next = (frame) => (frame < 100 ? scrollY + 60 : scrollY + (end - scrollY) / Math.max(1, 140 - frame));
      performance.mark('act-begins');
      for (let frame = 0, last = now(); frame < 140; frame += 1) {
        window.scrollTo({ top: next(frame), behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        frames.push(now() - last);
        last = now();
        nodes = Math.max(nodes, document.getElementsByTagName('*').length);
      }
      performance.mark('act-ends');
      const isEnd = Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY) < 2;
      return { steady: Math.max(...frames.slice(1, 100)), leap: Math.max(...frames.slice(100)), nodes, isEnd };
    },
  };
}
