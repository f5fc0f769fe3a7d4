/** The environment of the live entry with addresses on this machine, where the live journeys run their stand-ins. */
export function liveKeys() {
  const backend = `http://localhost:${process.env.SHOP_BACKEND_PORT ?? 4180}`;
  return {
    SHOP_URL: '',
    SHOP_API_URL: backend,
    // As the specification has it; the journeys of deals replace it as they load it, and the bench builds its own.
    SHOP_EXTENSIONS: process.env.SHOP_TEST_EXTENSIONS ?? '',
    SHOP_FIREBASE_API_KEY: 'test-api-key',
    SHOP_FIREBASE_AUTH_DOMAIN: 'localhost',
    SHOP_FIREBASE_PROJECT_ID: 'demo-shop',
    SHOP_FIREBASE_EMULATOR_URL: backend,
    SHOP_IMAGE_HOST_URL: `${backend}/1/upload`,
    SHOP_IMAGE_HOST_KEY: 'test-image-key',
    SHOP_STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    SHOP_OFFER_ENDS: '',
  };
}
