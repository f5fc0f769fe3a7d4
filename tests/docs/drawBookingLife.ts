import {
  type BookingEvent,
  type BookingStage,
  type DealRole,
  stageAfter,
  bookingIncidents,
  bookingStages,
  stageFacts,
} from '#domain/booking/bookingLife.ts';
import { bookingMoves } from '#domain/booking/BookingMove.ts';
import { nextStep } from '#domain/booking/nextStep.ts';

const roles: readonly DealRole[] = ['buyer', 'seller', 'marketplace'];
const events: readonly BookingEvent[] = [...bookingMoves, ...bookingIncidents];

type Step = {
  readonly from: BookingStage;
  readonly event: BookingEvent;
  readonly role: DealRole;
  readonly to: BookingStage;
};

const steps: readonly Step[] = bookingStages.flatMap((from) =>
  events.flatMap((event) =>
    roles.flatMap((role) => {
      const to = stageAfter(from, event, role);
      return to === null ? [] : [{ from, event, role, to }];
    }),
  ),
);

const isEnd = (stage: BookingStage) => 'end' in nextStep(stage);
/** Mermaid reads a hyphen in a name as an arrow. */
const name = (stage: BookingStage) => stage.replaceAll('-', '_');

function arrows(): readonly string[] {
  const labels = new Map<string, string[]>();
  for (const { from, event, role, to } of steps) {
    const arrow = `${name(from)} --> ${name(to)}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), role === 'marketplace' ? event : `${event} (${role})`]);
  }
  return [...labels].map(([arrow, words]) => `  ${arrow}: ${words.join(', ')}`);
}

function diagram(): readonly string[] {
  const titles = bookingStages.map((stage) => `  state "${stage}" as ${name(stage)}`);
  const ends = bookingStages.filter(isEnd).map((stage) => `  ${name(stage)} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', ...titles, '  [*] --> requested', ...arrows(), ...ends, '```'];
}

function who(stage: BookingStage): string {
  const next = nextStep(stage);
  if (!('by' in next)) return 'the end';
  return next.by.length === 0 ? `${next.step}: another deal decides` : `${next.step}: ${next.by.join(' and ')}`;
}

function stages(): readonly string[] {
  const rows = bookingStages.map((stage) => {
    const { state, product, isPayable } = stageFacts[stage];
    return `| ${stage} | \`${state}\` | ${product ?? '–'} | ${isPayable ? 'yes' : 'no'} | ${who(stage)} |`;
  });
  return ['| stage | on the wire | makes its product | Pay Now | next |', '|---|---|---|---|---|', ...rows];
}

function transitions(): readonly string[] {
  const rows = steps.map(({ from, event, role, to }) => `| ${from} | ${event} | ${role} | ${to} |`);
  return ['| from | event | by | to |', '|---|---|---|---|', ...rows];
}

/** `docs/booking-life.md`, as the domain's table has it. */
export function drawBookingLife(): string {
  return [
    '# The life of a booking',
    '',
    'A marketplace with the extension `sales` gives each booking a state. This page is written by `npm run draw`, from the table in `src-domain/booking/bookingLife.ts`; `npm test` fails when it is not current.',
    '',
    'A stage is finer than the state on the wire: a request *waits* while its product is promised to another buyer, and each side hands over for itself. Whatever is not drawn cannot happen.',
    '',
    ...diagram(),
    '',
    '## Stages',
    '',
    ...stages(),
    '',
    '## Transitions',
    '',
    ...transitions(),
    '',
  ].join('\n');
}
