import { standInForStripe } from '../server/stripe/standInForStripe.ts';

// A test serves this in place of Stripe's script, to a live build that pays at the local backend.
standInForStripe(window, {
  backendUrl: `http://localhost:${process.env['SHOP_BACKEND_PORT'] ?? 4180}`,
  frameUrl: 'https://js.stripe.com/played-frame.html',
});
