import { catalogue } from './catalogue.ts';

const english = {
  shopName: 'Re-sale Shop',
  loading: 'Loading',
  unreachableTitle: 'We couldn’t load this page',
  unreachableText: 'Check your connection and try again. Nothing you did before is lost.',
  retry: 'Try again',
  backHome: 'Go to Home',

  somethingWentWrong: 'Something went wrong!',
  errorHelp: 'Reloading often helps. If not, sign out and start again.',
  reload: 'Reload the page',
  errorSignOut: 'Sign out',

  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  allProducts: 'All Products',
  blog: 'Blog',
  logIn: 'Login',
  dashboard: 'Dashboard',
  signOut: 'Sign Out',
  search: 'Search the shop',
  unknownAccount: 'Unknown account',
  unknownAccountHelp: 'This shop doesn’t know this account yet',
  reconnect: 'Reconnect',
  reconnectHelp: 'We couldn’t check whether you’re logged in',
  wishList: 'Wish list',
  compare: 'Compare',
  withCount: (label: string, count: number, written: string) =>
    `${label}, ${count === 1 ? '1 product' : `${written} products`}`,
  menu: 'Menu',
  partMissed: 'This part didn’t load. Check your connection and try again.',

  colours: 'Theme',
  colourSchemes: { system: 'System', light: 'Light', dark: 'Dark' },
  colourSwitch: (now: string, next: string) => `Theme: ${now}. Switch to ${next}`,
  coloursAre: (now: string) => `Theme: ${now}`,
  language: 'Language',
  languages: { english: 'English', original: 'English (original wording)' },
  languageIs: (now: string) => `Language: ${now}`,

  newsletter: 'Newsletter',
  newsletterText: 'Good finds go fast.',
  newsletterEmail: 'Email address',
  newsletterExample: 'you@example.com',
  subscribe: 'Subscribe',
  nothingSent: 'Nothing was sent: this shop doesn’t have a newsletter yet.',
  shopClaim: 'Used phones, laptops and cameras from people who name the condition and stand by it.',
  ourServices: 'Our Services',
  services: ['Buy a product', 'Sell a product', 'Advertise', 'Delivery'] as readonly string[],
  aboutCompany: 'About the company',
  about: ['Who we are', 'How we verify', 'Conditions', 'Contact'] as readonly string[],
  stayConnected: 'Stay Connected',
  ourAddress: 'Our Address',
  postalAddress: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
  phone: '+880 1700 000000',
  email: 'hello@example.com',
  currency: 'Prices in Bangladeshi taka (tk)',
};

/** The frame around every page. */
export const appTexts = catalogue(english, {
  ...english,
  somethingWentWrong: 'SomeThing Went Wrong!',
  errorSignOut: 'SignOut',
});
