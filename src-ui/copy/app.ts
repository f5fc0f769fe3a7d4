import { catalogue } from './catalogue.ts';

const english = {
  shopName: 'Re-sale Shop',
  loading: 'Loading',
  unreachableTitle: 'This page did not load',
  unreachableText: 'The connection may be lost. What you did before this still holds.',
  retry: 'Try again',
  backHome: 'Go to Home',

  somethingWentWrong: 'Something went wrong!',
  errorHelp: 'Reloading often helps; signing out starts afresh.',
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
  reconnect: 'Reconnect',
  reconnectHelp: 'It could not be found out whether you are logged in',
  wishList: 'Wish list',
  compare: 'Compare',
  withCount: (label: string, count: number, written: string) => `${label}, ${count === 1 ? '1 product' : `${written} products`}`,
  menu: 'Menu',
  partMissed: 'This did not load. The connection may be lost: please try again.',

  colours: 'Colours',
  colourSchemes: { system: 'As on this device', light: 'Light', dark: 'Dark' },
  colourSwitch: (now: string, next: string) => `Colours: ${now}. Switch to: ${next}`,
  coloursAre: (now: string) => `Colours: ${now}`,
  language: 'Language',
  languages: { english: 'English', original: 'English (original wording)' },
  languageIs: (now: string) => `Language: ${now}`,

  newsletter: 'Newsletter',
  newsletterText: 'Good finds go fast.',
  newsletterEmail: 'Email address',
  newsletterExample: 'you@example.com',
  subscribe: 'Subscribe',
  nothingSent: 'Nothing was sent: this shop does not send a newsletter yet.',
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

  dashboardMenu: 'Dashboard menu',
  bookedProducts: 'Booked Products',
  allBuyers: 'All Buyers',
  allSellers: 'All Sellers',
  reportedItems: 'Reported Items',
  sellerProducts: 'Seller Products',
  addProducts: 'Add Products',
};

export type AppTexts = typeof english;

/** The frame around every page. */
export const appTexts = catalogue<AppTexts>(english, {
  ...english,
  somethingWentWrong: 'SomeThing Went Wrong!',
  errorSignOut: 'SignOut',
  allBuyers: 'All Buyer',
  allSellers: 'All Seller',
  reportedItems: 'Reported Item',
  sellerProducts: 'Seller Product',
});
