import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

const roles = { buyer: 'ক্রেতা', seller: 'বিক্রেতা', admin: 'অ্যাডমিন' };

export const account: Texts['account'] = {
  logIn: 'লগইন',
  logInDescription: 'ব্যবহৃত ইলেকট্রনিকস বুক করতে, বুকিং দেখতে ও দাম দিতে লগইন করুন।',
  signUpDescription: 'ব্যবহৃত ফোন, ল্যাপটপ, ক্যামেরা ও ড্রোন কেনাবেচা করতে অ্যাকাউন্ট খুলুন।',
  logInLead: 'আবার দেখা হলো, ভালো লাগছে।',
  logInToGoOn: 'এগিয়ে যেতে লগইন করুন।',
  email: 'ইমেইল',
  emailExample: 'you@example.com',
  password: 'পাসওয়ার্ড',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  loggingIn: 'লগইন হচ্ছে…',
  or: 'অথবা',
  continueWithGoogle: 'Google দিয়ে লগইন করুন',
  waitingForGoogle: 'Google-এর জন্য অপেক্ষা করছি…',
  newHere: 'এখানে নতুন?',
  createOne: 'অ্যাকাউন্ট খুলুন',

  demoPeople: 'এটি একটি ডেমো দোকান। যার নামে লগইন করবেন:',
  signInAs: (name, role) => `${name} (${roles[role]}) হিসেবে লগইন করুন`,

  notForYou: 'এই পেজটি আপনার অ্যাকাউন্টের জন্য নয়',
  roles,
  notForYouText: (email, role) =>
    `আপনি ${email} দিয়ে ${role} হিসেবে লগইন করে আছেন। এই পেজটি দেখতে অন্য অ্যাকাউন্ট দিয়ে লগইন করুন।`,
  goHome: 'হোমে যান',

  logInAgain: 'আবার লগইন করুন',
  logInAgainText: 'আপনার লগইনের মেয়াদ শেষ। যেখানে ছিলেন সেখান থেকে চালিয়ে যেতে লগইন করুন; কিছুই হারায়নি।',

  sessionEnded: (email) => `${email} দিয়ে আপনার লগইনের মেয়াদ শেষ। যেখানে ছিলেন সেখান থেকে চালিয়ে যেতে লগইন করুন।`,

  unknownTitle: 'এই অ্যাকাউন্টটি দোকানে এখনো নেই',
  unknownLead: (email) => `আপনি ${email} দিয়ে লগইন করেছেন। কেনাবেচা করতে এখানে অ্যাকাউন্টটি খুলুন, অথবা অন্য অ্যাকাউন্ট ব্যবহার করুন।`,
  userTypeHelp: { buyer: 'পণ্য বুক করুন ও দাম দিন', seller: 'নিজের পণ্য বিক্রি করুন' },
  createThisAccount: 'অ্যাকাউন্টটি খুলুন',
  stillUnknown: 'আপনার অ্যাকাউন্ট তৈরির কাজ এখনো চলছে। একটু পরে আবার চেষ্টা করুন।',
  useAnotherAccount: 'অন্য অ্যাকাউন্ট ব্যবহার করুন',

  resetTitle: 'পাসওয়ার্ড বদলান',
  resetText: 'আপনার ইমেইল লিখুন। এই ইমেইলে অ্যাকাউন্ট থাকলে নতুন পাসওয়ার্ড দেওয়ার একটি লিংক পাঠাব।',
  sendLink: 'লিংক পাঠান',
  sendingLink: 'পাঠানো হচ্ছে…',
  linkSent: (email) =>
    `${email} দিয়ে এখানে অ্যাকাউন্ট থাকলে একটি লিংক পাঠানো হয়েছে। পৌঁছাতে কয়েক মিনিট লাগতে পারে; স্প্যাম ফোল্ডারও দেখুন।`,
  anotherAddress: 'অন্য ইমেইল ব্যবহার করুন',
  close: 'বন্ধ করুন',

  signUp: 'অ্যাকাউন্ট খুলুন',
  haveOne: 'অ্যাকাউন্ট আছে?',
  name: 'নাম',
  nameHelp: (characters) => `সর্বোচ্চ ${digits(characters)} অক্ষর।`,
  userType: 'আপনি কী হিসেবে যোগ দিচ্ছেন',
  userTypes: { buyer: 'ক্রেতা', seller: 'বিক্রেতা' },
  passwordParts: {
    length: 'অন্তত ৮টি অক্ষর',
    letter: 'একটি ইংরেজি হরফ',
    digit: 'একটি সংখ্যা',
    symbol: '@ $ ! % * # ? &-এর একটি',
    nothingElse: 'শুধু ইংরেজি হরফ, সংখ্যা আর এই চিহ্নগুলো',
  },
  partMet: '(ঠিক আছে)',
  createAccount: 'অ্যাকাউন্ট খুলুন',
  creatingAccount: 'আপনার অ্যাকাউন্ট খোলা হচ্ছে…',
  googleAs: (type) => `Google দিয়ে প্রথমবার? আপনার অ্যাকাউন্টটি হবে ${type} অ্যাকাউন্ট।`,
};
