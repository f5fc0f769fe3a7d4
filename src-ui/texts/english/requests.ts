import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';

type MoveWords = { readonly [M in BookingMove]: string };
type WordsOfPerson = { readonly [M in BookingMove]: (name: string) => string };

const labels: MoveWords = { accept: 'Accept', decline: 'Decline', cancel: 'Cancel', 'hand-over': 'I handed it over' };
const pending: MoveWords = {
  accept: 'Accepting…',
  decline: 'Declining…',
  cancel: 'Cancelling…',
  'hand-over': 'Saving…',
};
/** Visually hidden text after the label. */
const about: WordsOfPerson = {
  accept: (name) => ` ${name}’s request`,
  decline: (name) => ` ${name}’s request`,
  cancel: (name) => ` the deal with ${name}`,
  'hand-over': (name) => ` to ${name}`,
};
const done: WordsOfPerson = {
  accept: (name) => `You accepted ${name}’s request. The product is reserved.`,
  decline: (name) => `You declined ${name}’s request`,
  cancel: (name) => `You cancelled the deal with ${name}`,
  'hand-over': () => 'Thanks. We noted that you handed it over.',
};

const movedOn: { readonly [S in BookingStage]: string } = {
  requested: 'The request changed meanwhile, so nothing was saved. It still needs your answer.',
  waiting: 'The product was promised to somebody else meanwhile, so this request waits.',
  accepted: 'This request was accepted meanwhile.',
  'seller-handed-over': 'You already said that you handed it over.',
  'buyer-handed-over': 'The buyer said meanwhile that they have it.',
  completed: 'The deal was completed meanwhile.',
  declined: 'This request was declined meanwhile.',
  cancelled: 'This request was cancelled meanwhile.',
};

export const requests = {
  title: 'Requests',
  loading: 'Loading your requests…',
  notLoaded: 'We couldn’t load your requests',

  needAnswer: (count: number, written: string) => (count === 1 ? '1 needs your answer' : `${written} need your answer`),
  noneNeedsAnswer: 'No request needs your answer',
  newSince: (count: string, moment: string) => `${count} new since ${moment}`,
  isNew: 'New',
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,

  show: 'Show',
  filters: { all: 'All', answer: 'Need your answer', 'under-way': 'Under way', ended: 'Ended' },
  noneShown: {
    all: 'No open requests.',
    answer: 'No request needs your answer.',
    'under-way': 'No deal is under way.',
    ended: 'No request has ended yet.',
  },
  showAll: 'Show all requests',
  count: (count: number, written: string) => (count === 1 ? '1 request' : `${written} requests`),

  asked: 'Asked',
  paid: 'Paid',
  notPaid: 'Not paid yet',
  call: (name: string) => `Call ${name}: `,
  bookedAt: (price: string) => `Booked at ${price}`,
  meetingPlace: 'Meeting location: ',
  openMeeting: 'Open the meeting page',
  openReceipt: 'Open the receipt',
  ofDeal: (name: string, product: string) => ` for ${product}, with ${name}`,

  labels,
  pending,
  about,
  done,
  movedOn,
  /** For a hand-over without a side. */
  movedOnUnknown: 'This deal moved on meanwhile. Refresh to see where it stands.',
  changed: (name: string) => `${name}’s request changed meanwhile. See where it stands now.`,
  submitDecline: (name: string) => `Decline ${name}’s request`,
  submitCancel: (name: string) => `Cancel the deal with ${name}`,

  yourTurn: 'Your turn:',
  meet: (phone: string) => `call ${phone}, meet, then choose “I handed it over”.`,
  /** The buyer’s phone number is unknown. */
  meetUncalled: 'meet, then choose “I handed it over”.',
  confirmHandOver: 'the buyer says that they have it. If you handed it over, say so.',
  buyersTurn: (name: string) => `We’re waiting for ${name} to say that they have it.`,
  promisedTo: (name: string) =>
    `You promised this product to ${name}. If that deal ends, you can accept another request.`,
  unknownStage: 'We don’t know where this request stands.',

  handOverTitle: (product: string, name: string) => `Did you hand ${product} over to ${name}?`,
  handOverText: 'You can’t undo this. The deal is completed when the buyer says so, too.',
  handOverLast: 'You can’t undo this. The buyer said so already, so it completes the deal.',
  handOverBack: 'Not yet',

  ended: 'Ended',
  endedWith: (name: string) => `, ${name}`,
  because: (reason: string) => `“${reason}”`,
  showEnded: (count: string) => `Show all ${count} ended requests`,

  emptyTitle: 'No requests yet',
  emptyText: 'When somebody asks for one of your products, you can answer here.',
  toProducts: 'See your products',
  unreadable: (count: number, written: string) =>
    count === 1 ? '1 request couldn’t be read.' : `${written} requests couldn’t be read.`,

  notOfferedTitle: 'This shop has no requests',
  notOfferedText: 'Buyers reach you themselves: by phone, by message or by email.',
};
