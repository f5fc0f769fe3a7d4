import type { Environment } from './configuration.ts';

/** Every key is spelled out, because the build replaces each expression with its value. */
export const environment: Environment = {
  SHOP_API_URL: process.env['SHOP_API_URL'],
  SHOP_EXTENSIONS: process.env['SHOP_EXTENSIONS'],
  SHOP_FIREBASE_API_KEY: process.env['SHOP_FIREBASE_API_KEY'],
  SHOP_FIREBASE_AUTH_DOMAIN: process.env['SHOP_FIREBASE_AUTH_DOMAIN'],
  SHOP_FIREBASE_PROJECT_ID: process.env['SHOP_FIREBASE_PROJECT_ID'],
  SHOP_FIREBASE_EMULATOR_URL: process.env['SHOP_FIREBASE_EMULATOR_URL'],
  SHOP_IMAGE_HOST_URL: process.env['SHOP_IMAGE_HOST_URL'],
  SHOP_IMAGE_HOST_KEY: process.env['SHOP_IMAGE_HOST_KEY'],
  SHOP_STRIPE_PUBLISHABLE_KEY: process.env['SHOP_STRIPE_PUBLISHABLE_KEY'],
  SHOP_REPORT_URL: process.env['SHOP_REPORT_URL'],
  SHOP_OFFER_ENDS: process.env['SHOP_OFFER_ENDS'],
};
