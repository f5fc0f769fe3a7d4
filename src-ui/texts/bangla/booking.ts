import type { Texts } from '../Texts.ts';

export const booking: Texts['booking'] = {
  title: 'পণ্যটি বুক করুন',
  fromAccountAndProduct: 'আপনার অ্যাকাউন্ট ও পণ্য থেকে নেওয়া',
  price: 'দাম',
  customerName: 'ক্রেতার নাম',
  email: 'ইমেইল',
  category: 'ক্যাটাগরি',
  image: 'ছবি',
  noImage: 'ছবি নেই',
  phone: 'ফোন',
  meetingLocation: 'দেখা করার জায়গা',
  meetingLocationHint: 'লোকজন ও আলো আছে এমন জায়গা',
  condition: (name) => `অবস্থা: ${name}`,
  offlineTitle: 'বুক করতে ইন্টারনেট সংযোগ লাগে।',
  offlineText: 'আপনার ফোন নম্বর ও জায়গা এখানে রাখা আছে। সংযোগ এলে জানাব।',
  submit: 'পণ্যটি বুক করুন',
  submitting: 'বুক হচ্ছে…',
  terms: 'এখন কোনো টাকা দিতে হবে না। বুকিং পরে মুছে ফেলতে পারবেন।',
  seeBookings: 'আমার বুকিং দেখি',
};
