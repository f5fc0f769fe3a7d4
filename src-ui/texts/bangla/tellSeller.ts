import type { Texts } from '../Texts.ts';

export const tellSeller: Texts['tellSeller'] = {
  title: 'বিক্রেতাকে জানান',
  bookedTitle: 'বুক হয়েছে। এবার বিক্রেতাকে জানান',
  lead: 'বার্তা তৈরি আছে। নিজের ফোন বা ইমেইল থেকে আপনিই পাঠাবেন; দোকান কিছু পাঠায় না।',
  leadCopy: 'বার্তা কপি করার জন্য তৈরি। আপনিই পাঠাবেন; দোকান কিছু পাঠায় না।',
  to: (name, address) => `প্রাপক: ${[name, address].filter((part) => part !== '').join(', ')}`,
  message: 'বার্তা',

  sms: 'এসএমএস',
  whatsApp: 'WhatsApp',
  email: 'ইমেইল',
  copy: 'কপি করুন',
  copied: 'বার্তা কপি হয়েছে',
  notCopied: 'আপনার ব্রাউজার কপি করতে দেয়নি। বার্তাটি বাছাই করা আছে, নিজে কপি করে নিন।',
  noMobile: (phone) => `এসএমএস ও WhatsApp চলবে না: ${phone} আমাদের চেনা মোবাইল নম্বর নয়।`,
  noPhone: 'এসএমএস ও WhatsApp চলবে না: বিক্রেতা ফোন নম্বর দেননি।',
  noSeller: 'পণ্যটি কে বিক্রি করছেন বলতে পারছি না, তাই বার্তাটি নিজে বিক্রেতাকে পাঠান।',
  later: 'বার্তাটি আপনার বুকিংয়েও পাবেন।',
  close: 'ঠিক আছে',

  subject: (product) => `বুকিং: ${product}`,
  hello: (name) => (name === '' ? 'হ্যালো,' : `হ্যালো ${name},`),
  booked: (product, price, shop) => `${shop}-এ আপনার ${product} ${price} দামে বুক করেছি।`,
  meet: (place) => `আমরা কি ${place}-এ দেখা করতে পারি?`,
  from: (name, phone) => [name, phone].filter((part) => part !== '').join(', '),
};
