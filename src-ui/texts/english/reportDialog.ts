export const reportDialog = {
  report: 'Report this product',
  reported: 'You reported this product',
  loading: 'Opening…',
  missed: 'We couldn’t load the report form',
  missedText: 'Check your connection. Nothing was reported.',

  question: 'What is wrong?',
  details: 'Details',
  detailsHelp: 'Up to 1,000 characters. Please leave out phone numbers.',
  whoSees: 'The seller doesn’t see who reported.',
  send: 'Send report',
  sending: 'Sending…',
  notSent: (why: string) => `We couldn’t send your report. ${why}`,
  unsure: (why: string) => `We can’t tell whether your report arrived. ${why}`,

  thanks: 'Thank you',
  thanksText: 'The shop has your report. You can report a product once.',
  already: 'You’ve already reported this product',
  alreadyText: 'Each person can report a product once. Nothing more was sent.',
  back: 'Back to the product',
};
