/** A town, its share of the sellers, and the places where they meet buyers. */
export type Town = {
  readonly name: string;
  readonly share: number;
  readonly areas: readonly string[];
};

const towns: readonly Town[] = [
  {
    name: 'Dhaka',
    share: 9,
    areas: [
      'Dhanmondi',
      'Mirpur',
      'Uttara',
      'Gulshan',
      'Banani',
      'Mohammadpur',
      'Bashundhara R/A',
      'Farmgate',
      'Badda',
      'Khilgaon',
      'Motijheel',
      'Malibagh',
      'Shyamoli',
      'Old Dhaka',
    ],
  },
  {
    name: 'Chattogram',
    share: 4,
    areas: ['Agrabad', 'GEC Circle', 'Nasirabad', 'Halishahar', 'Chawkbazar', 'Khulshi'],
  },
  { name: 'Sylhet', share: 2, areas: ['Zindabazar', 'Ambarkhana', 'Uposhohor', 'Tilagor'] },
  { name: 'Khulna', share: 2, areas: ['Khalishpur', 'Sonadanga', 'Boyra', 'New Market'] },
  { name: 'Rajshahi', share: 2, areas: ['Shaheb Bazar', 'Kazla', 'Laxmipur'] },
  { name: 'Cumilla', share: 1, areas: ['Kandirpar', 'Tomson Bridge', 'Race Course'] },
  { name: 'Gazipur', share: 1, areas: ['Tongi', 'Joydebpur', 'Board Bazar'] },
  { name: 'Narayanganj', share: 1, areas: ['Chashara', 'Siddhirganj'] },
  { name: 'Mymensingh', share: 1, areas: ['Ganginarpar', 'Charpara'] },
  { name: 'Rangpur', share: 1, areas: ['Dhap', 'Jahaj Company More'] },
  { name: 'Barishal', share: 1, areas: ['Sadar Road', 'Rupatali'] },
  { name: 'Bogura', share: 1, areas: ['Satmatha', 'Jaleshwaritola'] },
  { name: 'Jashore', share: 1, areas: ['Doratana', 'Palbari'] },
  { name: "Cox's Bazar", share: 1, areas: ['Kolatoli', 'Jhilongja'] },
];

/** Each town as often as its share, for an even draw. */
export const townsByShare: readonly Town[] = towns.flatMap((town) => Array.from({ length: town.share }, () => town));

/** Public places where strangers meet. */
export const meetingPoints: readonly string[] = [
  'Coffee shop on the main road',
  'In front of the post office',
  'Ground floor of the shopping mall',
  'By the bank booth',
  'Bus stand, ticket counter',
  'University gate',
  'Police box at the crossing',
  'Food court, second floor',
  'Mobile market, main entrance',
  'Library entrance',
];
