import type { Texts } from '../Texts.ts';

export const bookings: Texts['bookings'] = {
  title: 'বুক করা পণ্য',
  lead: 'আপনার বুক করা পণ্য, দাম ও পেমেন্ট।',
  myProducts: 'আমার পণ্য',
  myProductsLead: 'আপনি যা বিক্রি করছেন, আর যা বুক করেছেন।',

  table: 'আপনার বুকিং',
  loading: 'আপনার বুকিং লোড হচ্ছে…',
  image: 'ছবি',
  productName: 'পণ্যের নাম',
  email: 'ইমেইল',
  price: 'দাম',
  actions: 'কী করবেন',
  summary: 'বিক্রেতার সঙ্গে দেখা করুন',
  deal: 'লেনদেন দেখুন',
  summaryOf: (product) => `: ${product}`,
  toPayment: { open: 'দাম দিন', processing: 'পেমেন্ট দেখুন', paid: 'রসিদ' },
  paymentFor: (product) => `: ${product}`,
  delete: 'মুছুন',
  deleteBookingOf: (product) => ` ${product}-এর বুকিং`,
  unknownState: 'ধাপ জানা নেই',
  paid: 'দাম দেওয়া হয়েছে',
  paidHere: 'এই ডিভাইস থেকে দাম দেওয়া হয়েছে',
  reference: (reference) => `রেফারেন্স ${reference}`,

  deleteTitle: 'এই বুকিংটি মুছে ফেলতে চান?',
  deleteText: (product) => `${product}-এর বুকিং বাতিল হবে। বিক্রির জন্য থাকলে আবার বুক করতে পারবেন।`,
  deleteUnknownText: (product) =>
    `${product}-এর লেনদেন কোন ধাপে আছে, জানা নেই। বুকিং মুছলে লেনদেন বাতিল হতে পারে, কিংবা শুধু আপনার তালিকা থেকে সরতে পারে। টাকা ফেরত আসবে না।`,
  deletePaidText: (product) => `এই ডিভাইস থেকে ${product}-এর দাম দিয়েছেন। বুকিং মুছলে টাকা ফেরত আসবে না।`,
  deletePaidDealText: (product) => `${product}-এর দাম দিয়েছেন। বুকিং মুছলে লেনদেন বাতিল হবে, কিন্তু টাকা ফেরত আসবে না।`,
  deleteProcessingText: (product) => `${product}-এর জন্য কার্ডের পেমেন্ট চলছে। বুকিং মুছলে পেমেন্ট থামবে না, টাকাও ফেরত আসবে না।`,
  cancelText: (product) => `${product}-এর বুকিং বাতিল হবে, আর বিক্রেতা তা দেখবেন। কারণ জানাতে লেনদেনটি খুলুন।`,
  removeText: (product) => `${product} আপনার তালিকা থেকে সরবে। লেনদেন আর বিক্রেতার তালিকা যেমন আছে তেমনই থাকবে।`,
  keepBooking: 'বুকিং থাক',
  confirmDelete: 'বুকিং মুছুন',

  emptyTitle: 'এখনো কোনো বুকিং নেই',
  emptyText: 'পণ্য বুক করলে এখানে দেখবেন, দামও এখান থেকেই দেবেন।',
  toProducts: 'পণ্য দেখুন',
  notLoaded: 'আপনার বুকিং লোড করতে পারিনি',
};
