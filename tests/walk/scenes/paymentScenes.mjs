import { payment } from '#ui/texts/bangla/payment.ts';

const path = '/dashboard/payment/63e0c7d13bf64e925d000001';

/** A payment with test cards, one after the other. Each shows what the provider answers. */
function payingWith(name, answers) {
  return {
    name,
    who: 'buyer',
    async walk(visitor) {
      const { page, look } = visitor;
      for (const [card, answer] of answers) {
        await visitor.open(path);
        const [number, expiry, code] = ['Card number', 'Expiration date', 'Security code'].map((label) =>
          page.getByLabel(label),
        );
        await number.fill(card);
        await expiry.fill('12/39');
        await code.fill('123');
        await visitor.press(payButton);
        await visitor.shows(answer);
        await look(`after paying with ${card}`);
      }
      await visitor.lookAt([`${path}?payment_intent=pi_1&redirect_status=succeeded`, path, '/dashboard']);
    },
  };
}

const payButton = new RegExp(payment.pay('').trim(), 'u');
const refused = payment.cardRefusedMeaning;
const { processing, succeeded } = payment.statuses;

export const paymentScenes = [
  payingWith('a payment that is refused, then waits', [
    ['4000 0000 0000 0002', refused],
    ['4000 0000 0000 9995', refused],
    ['4000 0000 0000 0077', processing],
  ]),
  payingWith('a payment', [['4242 4242 4242 4242', succeeded]]),
];
