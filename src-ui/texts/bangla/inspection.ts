import type { Texts } from '../Texts.ts';

const asListed = { what: 'বিবরণের পণ্যটিই', how: 'একই মডেল, রং আর ছবির মতো দাগ' };
const papers = { what: 'রসিদ ও বাক্স', how: 'কার নাম লেখা, আর কেন বিক্রি করছেন?' };
const repairs = { what: 'কী কী মেরামত হয়েছে?', how: 'পড়ে যাওয়া, পানি ঢোকা আর বদলানো যন্ত্রাংশের কথা জিজ্ঞেস করুন' };
const charging = 'এক মিনিট চার্জে দিন; ব্যাটারি চার্জ হতে শুরু করা চাই';
const accounts = 'বিক্রেতা সব অ্যাকাউন্ট থেকে লগ আউট করেছেন';

export const inspection: Texts['inspection'] = {
  titles: {
    phone: 'ফোনটি দেখে নিন',
    laptop: 'ল্যাপটপটি দেখে নিন',
    camera: 'ক্যামেরাটি দেখে নিন',
    drone: 'ড্রোনটি দেখে নিন',
    other: 'পণ্যটি দেখে নিন',
  },
  steps: { look: 'দেখুন', try: 'চালিয়ে দেখুন', ask: 'বিক্রেতাকে জিজ্ঞেস করুন', take: 'নেওয়ার আগে' },
  checks: {
    'phone-as-listed': { ...asListed, how: 'Settings, About phone: মডেল ও স্টোরেজ' },
    'phone-screen': { what: 'স্ক্রিনে ফাটল, দাগ বা কালো ছোপ নেই', how: 'পুরো উজ্জ্বলতায় একটি সাদা পেজ খুলুন' },
    'phone-body': { what: 'ফ্রেম সোজা, পেছনটা সমান', how: 'পেছনটা উঠে এলে বুঝবেন ব্যাটারি ফুলেছে' },
    'phone-call': { what: 'কল করা যায়, দুদিকেই শোনা যায়', how: 'নিজের সিম দিয়ে' },
    'phone-touch': { what: 'সব জায়গায় টাচ কাজ করে', how: 'একটি আইকন পুরো স্ক্রিনে টেনে ঘোরান' },
    'phone-cameras': { what: 'দুটি ক্যামেরাতেই ছবি পরিষ্কার', how: 'কাছে ও দূরে, ফ্ল্যাশসহ' },
    'phone-charging': { what: 'চার্জ হয়', how: charging },
    'phone-repairs': repairs,
    'phone-papers': papers,
    'phone-accounts': { what: accounts, how: 'Google, Apple, Samsung, Find My' },
    'phone-reset': { what: 'রিসেট করা, পুরোনো অ্যাকাউন্ট চায় না', how: 'নিজের অ্যাকাউন্ট দেওয়া পর্যন্ত সেটআপ করুন' },

    'laptop-as-listed': { ...asListed, how: 'Settings, System, About: প্রসেসর ও র‍্যাম' },
    'laptop-screen': { what: 'স্ক্রিনে দাগ, ছোপ বা মৃত বিন্দু নেই', how: 'একটি সাদা পেজ খুলুন, তারপর একটি কালো' },
    'laptop-hinge': { what: 'কবজা মজবুত, কেস ফাটা নয়', how: 'খুলে বন্ধ করে দেখুন; কোনাগুলো দেখুন' },
    'laptop-keys': { what: 'সব কি আর টাচপ্যাড কাজ করে', how: 'একটি খালি নোটে সবগুলো টিপে দেখুন' },
    'laptop-battery': { what: 'চার্জার ছাড়া চলে, চার্জও হয়', how: 'দশ মিনিট চার্জার খুলে রেখে শতাংশ দেখুন' },
    'laptop-network': {
      what: 'ওয়াই-ফাই, ক্যামেরা, মাইক্রোফোন, শব্দ',
      how: 'ফোনের হটস্পট ব্যবহার করুন; কয়েক সেকেন্ড রেকর্ড করুন',
    },
    'laptop-sockets': { what: 'সব পোর্ট কাজ করে', how: 'একটি পেনড্রাইভ ও হেডফোন সঙ্গে আনুন' },
    'laptop-repairs': repairs,
    'laptop-papers': papers,
    'laptop-accounts': { what: accounts, how: 'Microsoft, Google, Apple, Find My' },
    'laptop-restart': {
      what: 'বিক্রেতার পাসওয়ার্ড ছাড়াই চালু হয়',
      how: 'চালু হতেও নয়, সিস্টেমের সেটআপেও নয়',
    },

    'camera-as-listed': { ...asListed, how: 'মডেল ও সিরিয়াল নম্বর, বডিতে আর কাগজে' },
    'camera-lens': { what: 'লেন্স পরিষ্কার', how: 'আলোর দিকে ধরুন: আঁচড়, ঘোলা ভাব বা ফাঙ্গাস নেই' },
    'camera-mount': { what: 'মাউন্ট ও কন্টাক্ট পরিষ্কার', how: 'লেন্স একবার খুলে লাগান' },
    'camera-picture': { what: 'ছবি পরিষ্কার', how: 'কাছে ও দূরে; বড় করে দেখুন' },
    'camera-sensor': { what: 'সেন্সরে কোনো দাগ নেই', how: 'f/16-এ সাদা দেয়ালের ছবি তুলুন' },
    'camera-buttons': { what: 'সব বোতাম ও ডায়াল কাজ করে', how: 'ফ্ল্যাশ আর স্ক্রিনও' },
    'camera-charging': { what: 'ব্যাটারি, চার্জার ও কার্ড স্লট কাজ করে', how: 'একটি মেমোরি কার্ড সঙ্গে আনুন' },
    'camera-shutter': { what: 'কত ছবি তোলা হয়েছে?', how: 'অনেক মডেল শাটার কাউন্ট দেখায়' },
    'camera-papers': papers,
    'camera-accounts': { what: accounts, how: 'তাঁর ফোনের অ্যাপ থেকে আনপেয়ার করা' },
    'camera-reset': { what: 'রিসেট করা, তাঁর ছবি মোছা', how: 'মেমোরি কার্ড তাঁর কাছেই থাকবে' },

    'drone-as-listed': { ...asListed, how: 'মডেল ও সিরিয়াল নম্বর, ড্রোনে আর অ্যাপে' },
    'drone-arms': { what: 'বাহু, প্রপেলার ও পা অক্ষত', how: 'ফাটল বা আঠা নেই; মোটর সহজে ঘোরে' },
    'drone-batteries': { what: 'কোনো ব্যাটারি ফোলা নয়', how: 'কোনটি কতবার চার্জ হয়েছে, অ্যাপে দেখা যায়' },
    'drone-flight': { what: 'ভেসে থাকে ও নামে', how: 'দুই মিনিট, যেখানে ওড়ানোর অনুমতি আছে' },
    'drone-controller': { what: 'কন্ট্রোলার যুক্ত হয় ও চালায়', how: 'নিজের ফোন লাগিয়ে' },
    'drone-camera': { what: 'ক্যামেরা স্থির ও পরিষ্কার', how: 'নড়ার সময় কয়েক সেকেন্ড রেকর্ড করুন' },
    'drone-crashes': { what: 'কখনো পড়েছে বা ভিজেছে?', how: 'অ্যাপের ফ্লাইট রেকর্ডে থাকতে পারে' },
    'drone-papers': { what: 'রসিদ, আর থাকলে নিবন্ধন', how: 'ওড়াতে কী লাগে জিজ্ঞেস করুন' },
    'drone-accounts': { what: accounts, how: 'অ্যাপে তাঁর অ্যাকাউন্ট থেকে সরানো' },
    'drone-parts': { what: 'সব অংশ আছে', how: 'ব্যাটারি, চার্জার, কন্ট্রোলার, প্রপেলার' },

    'other-as-listed': asListed,
    'other-case': { what: 'ফাটল বা টোল নেই', how: 'কোনা আর পেছন দেখুন' },
    'other-works': { what: 'যা করার কথা তা করে', how: 'চালু করে কয়েক মিনিট ব্যবহার করুন' },
    'other-charging': { what: 'চার্জ হয়, অথবা ব্যাটারি টেকে', how: charging },
    'other-repairs': repairs,
    'other-papers': papers,
    'other-accounts': { what: accounts, how: 'তাঁর ফোন ও অ্যাপ থেকে আনপেয়ার করা' },
    'other-parts': { what: 'সব অংশ আছে', how: 'চার্জার, তার, আর বিবরণে যা লেখা' },
  },
  count: (ticked, total) => `${total}টির মধ্যে ${ticked}টি দেখা হয়েছে`,
  checked: 'দেখা হয়েছে',
  onDevice: 'আপনার টিকগুলো এই ডিভাইসেই থাকে।',
  untilLeft: 'এই ডিভাইসে জায়গা নেই, তাই পেজ বন্ধ বা রিলোড করলে টিকগুলো মুছে যাবে।',
  notRight: 'কিছু ঠিক নেই? নিতেই হবে এমন নয়। নিশ্চিত না হয়ে দাম দেবেন না।',
};
