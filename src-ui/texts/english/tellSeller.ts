export const tellSeller = {
  title: 'Tell the seller',
  bookedTitle: 'Booked. Now tell the seller',
  lead: 'The message is ready. You send it from your own phone or mailbox; the shop sends nothing.',
  leadCopy: 'The message is ready to copy. You send it yourself; the shop sends nothing.',
  to: (name: string, address: string) => `To ${[name, address].filter((part) => part !== '').join(', ')}`,
  message: 'Message',

  sms: 'SMS',
  whatsApp: 'WhatsApp',
  email: 'Email',
  copy: 'Copy',
  copied: 'Message copied',
  notCopied: 'Your browser blocked copying. The message is selected, so you can copy it yourself.',
  noMobile: (phone: string) => `SMS and WhatsApp aren’t available: ${phone} isn’t a mobile number we recognise.`,
  noPhone: 'SMS and WhatsApp aren’t available: the seller gave no phone number.',
  noSeller: 'We can’t tell who sells this product, so please send the message to the seller yourself.',
  later: 'You’ll find this message in your booking, too.',
  close: 'Done',

  // Text messages use only letters of GSM 03.38, because any other letter halves the number that fits.
  subject: (product: string) => `Booking: ${product}`,
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  booked: (product: string, price: string, shop: string) => `I booked your ${product} for ${price} on ${shop}.`,
  meet: (place: string) => `Can we meet at ${place}?`,
  from: (name: string, phone: string) => [name, phone].filter((part) => part !== '').join(', '),
};
