import type { FakeCall, FakeFailure } from '../control/FakeCall.ts';
import { fakeCalls, canFailWith } from '../control/FakeCall.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { element } from '../element.ts';

const hour = 60 * 60 * 1000;

const latencies = [0, 300, 1500, 6000];

/** One failure of each kind, in the words of the person who tries the shop. */
const faults: readonly (readonly [string, FakeFailure])[] = [
  ['No connection', { code: 'api/offline' }],
  ['Shop out of reach', { code: 'api/unreachable' }],
  ['Timeout', { code: 'api/timeout' }],
  ['Session expired', { code: 'api/session-expired' }],
  ['Forbidden', { code: 'api/forbidden' }],
  ['Not found', { code: 'api/not-found' }],
  ['Refused with a message', { code: 'api/refused', message: 'This product was taken a moment ago.' }],
  ['Malformed answer', { code: 'api/malformed' }],
  ['Too many requests', { code: 'api/too-many-requests', retryAfter: 30 }],
  ['Server error', { code: 'api/unavailable' }],
  [
    'Sign-in: too many attempts',
    { code: 'auth/too-many-requests', message: 'Access was disabled after many failed attempts. Try again later.' },
  ],
  ['Sign-in: anything else', { code: 'auth/unknown', message: 'An internal error has occurred.' }],
  ['Image host: refused', { code: 'image/refused', message: 'This picture was not accepted.' }],
  ['Image host: unavailable', { code: 'image/unavailable' }],
  ['Payment: unreachable', { code: 'payment/unreachable' }],
  ['Payment: unexpected', { code: 'payment/unexpected' }],
];

/** Lets the person who tries the shop choose how the services behave. `reset` resets the world and reloads. */
export function controlPanel(control: FakeControl, reset: () => void, ...more: readonly HTMLElement[]): HTMLElement {
  const latency = element('select', { id: 'demo-latency', className: 'form-select' });
  for (const milliseconds of latencies) {
    latency.append(option(String(milliseconds), milliseconds === 0 ? 'At once' : `${milliseconds / 1000} s`));
  }
  latency.addEventListener('change', () => control.setLatency(Number(latency.value)));

  const offline = element('input', { id: 'demo-offline', type: 'checkbox', className: 'form-check-input' });
  offline.addEventListener('change', () => (offline.checked ? control.goOffline() : control.goOnline()));

  const fault = element('select', { id: 'demo-fault', className: 'form-select' });
  for (const [index, [label]] of faults.entries()) fault.append(option(String(index), label));
  const call = element('select', { id: 'demo-call', className: 'form-select' });
  const offerCalls = (): void => {
    const [, failure] = chosenFault();
    const possible = fakeCalls.filter((name) => canFailWith(name, failure));
    call.replaceChildren(option('any', 'The next call'), ...possible.map((name) => option(name, name)));
  };
  const chosenFault = (): readonly [string, FakeFailure] =>
    faults[Number(fault.value)] ?? ['', { code: 'api/offline' }];
  fault.addEventListener('change', offerCalls);
  const failOnce = button('Fail once', () => control.failNext(chosenFault()[1], call.value as FakeCall | 'any'));
  const failAlways = button('Fail always', () =>
    control.failNext(chosenFault()[1], call.value as FakeCall | 'any', 'always'),
  );
  const heal = button('Stop failing', () => control.forgetFailures());

  const clock = element('p', { className: 'small muted num' });
  const state = element('p', { className: 'small muted' });
  const follow = (): void => {
    const { settings } = control;
    latency.value = String(settings.latency);
    offline.checked = settings.offline;
    clock.textContent = `It is ${new Date(control.clock.now()).toLocaleString('en-GB')} in the shop.`;
    state.textContent =
      settings.failures.length === 0
        ? 'Nothing fails on purpose.'
        : `Will fail: ${settings.failures.map((each) => `${each.call} (${each.failure.code})`).join(', ')}`;
  };
  control.onChange(follow);
  offerCalls();
  follow();

  const summary = element('summary', {}, 'Demo controls');
  const panel = element(
    'details',
    {},
    summary,
    element(
      'div',
      { className: 'demo-panel__body' },
      field('How long services take', latency),
      element('div', { className: 'form-check' }, offline, label('demo-offline', 'Offline')),
      field('Fault', fault),
      field('Of which call', call),
      element('div', { className: 'demo-panel__row' }, failOnce, failAlways, heal),
      state,
      element(
        'div',
        { className: 'demo-panel__row' },
        button('One hour later', () => control.clock.advance(hour)),
        button('One day later', () => control.clock.advance(24 * hour)),
      ),
      clock,
      ...more,
      button('Reset the demo world', reset),
    ),
  );
  const place = element('aside', { className: 'demo-panel' }, panel);
  place.setAttribute('aria-label', 'Demo');
  return place;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const drawn = element('button', { type: 'button', className: 'btn btn-quiet btn-sm' }, text);
  drawn.addEventListener('click', act);
  return drawn;
}

function option(value: string, text: string): HTMLOptionElement {
  return element('option', { value }, text);
}

function label(id: string, text: string): HTMLLabelElement {
  return element('label', { htmlFor: id, className: 'form-check-label' }, text);
}

function field(text: string, control: HTMLSelectElement): HTMLElement {
  return element(
    'div',
    { className: 'field' },
    element('label', { htmlFor: control.id, className: 'form-label' }, text),
    control,
  );
}
