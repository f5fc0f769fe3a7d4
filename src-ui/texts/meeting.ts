import { catalogue } from './catalogue.ts';

const english = {
  card: 'The meeting',
  where: 'Where',
  who: 'Who',
  noPlace: 'No place was named',
  call: 'Call',
  here: 'SMS: I’m here',
  // Sent by SMS, so it uses only letters of GSM 03.38.
  hereText: (place: string) => `I am here: ${place}`,
  paidHere: 'Paid by card on this device. Hand over no money.',
  wasPaidHere: 'Paid by card on this device.',
  paidTest: 'Test payment: no money moved.',
  paid: 'Already paid by card. Hand over no money.',
  wasPaid: 'Paid by card.',
  processing: 'Your card payment is under way. Don’t pay twice.',
  notPaid: 'Not paid yet. Check it first, then pay.',
  notPaidHere: 'No payment from this device. Check it first, then pay.',
  notPaidSeller: 'Not paid yet.',
  unknownPayment: 'The buyer knows whether it’s paid.',
  ended: 'This deal has ended. There’s nothing to pay.',
  noCard: 'We know of no card payment.',
  goToChecks: 'Go to the checks',
  receipt: 'Receipt',
  receiptLead: 'One for each of you. Print it, or save it as a PDF.',
  handedOver: 'Handed over on',
  sellersSign: 'Seller’s signature',
  buyersSign: 'Buyer’s signature',
};

/** The meeting of buyer and seller. */
export const meetingTexts = catalogue(english, { ...english });
