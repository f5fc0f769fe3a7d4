import type { Texts } from '../Texts.ts';
import { addProduct as form } from './addProduct.ts';
import { digits } from './digits.ts';
import { genitive } from './genitive.ts';

const names = {
  productName: form.productName,
  email: form.email,
  condition: form.condition,
  sellerName: form.sellerName,
  description: form.description,
  useDuration: form.useDuration,
  postTime: form.postTime,
  originalPrice: form.originalPrice,
  price: form.resalePrice,
  categoryName: form.category,
  categoryId: form.category,
  phone: form.phone,
  location: form.location,
};

export const listingDrafts: Texts['listingDrafts'] = {
  title: (count) => `${digits(count)}টি খসড়া`,
  otherTitle: (count) => `আরও ${digits(count)}টি খসড়া`,
  kept: 'শুধু এই ডিভাইসে রাখা, লগ আউট করা পর্যন্ত, সর্বোচ্চ ৩০ দিন।',
  full: (max) =>
    `শুধু এই ডিভাইসে রাখা, লগ আউট করা পর্যন্ত, সর্বোচ্চ ৩০ দিন। এখন নতুন খসড়া এলে এই ${digits(max)}টির সবচেয়ে পুরোনোটি চলে যাবে।`,
  unnamed: 'নাম ছাড়া পণ্য',
  missing: (fields) => {
    const [first, ...more] = fields;
    if (first === undefined) return 'পোস্ট করার জন্য তৈরি';
    return `বাকি আছে: ${names[first]}${more.length === 0 ? '' : ` ও আরও ${digits(more.length)}টি`}`;
  },
  copy: 'কপি',
  today: (time) => `আজ, ${time}`,
  yesterday: (time) => `গতকাল, ${time}`,
  discard: (name) => `খসড়া মুছুন: ${name}`,
  discarding: (name) => `${genitive(name)} খসড়া মুছে ফেলা হচ্ছে। এখনো ফেরাতে পারেন।`,
  undo: 'ফিরিয়ে আনুন',
  all: (count) => `সব ${digits(count)}টি খসড়া দেখুন`,
  another: 'আরেকটি পণ্য শুরু করুন',
  copyTitle: (name) => `${genitive(name)} একটি কপি`,
  copyText: 'যা আলাদা তা বদলান, আর এর নিজের ছবি দিন। কপিটি শুধু এই ডিভাইসে রাখা আছে।',
};
