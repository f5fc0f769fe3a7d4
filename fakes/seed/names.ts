import type { Random } from './random.ts';

const shared = ['Rahman', 'Islam', 'Ahmed', 'Chowdhury', 'Haque', 'Karim', 'Khan', 'Alam', 'Siddique', 'Hasan'];

const circles: readonly { readonly first: readonly string[]; readonly last: readonly string[] }[] = [
  {
    first: [
      'Arif',
      'Imran',
      'Mehedi',
      'Rakib',
      'Sabbir',
      'Tanvir',
      'Shakil',
      'Nayeem',
      'Farhan',
      'Mahmud',
      'Rezaul',
      'Jahid',
      'Ashraful',
      'Kamrul',
      'Mizanur',
      'Saiful',
      'Zahid',
      'Fahim',
      'Nazmul',
      'Rafiq',
      'Shafiq',
      'Touhid',
      'Sohel',
      'Masud',
      'Anik',
      'Rifat',
      'Ridwan',
      'Asif',
      'Hasib',
      'Mamun',
    ],
    last: [...shared, 'Hossain', 'Uddin', 'Mia', 'Sarker', 'Talukder', 'Bhuiyan', 'Molla', 'Kabir', 'Mahmud', 'Sheikh'],
  },
  {
    first: [
      'Farhana',
      'Sadia',
      'Lamia',
      'Tasnim',
      'Sumaiya',
      'Nadia',
      'Rumana',
      'Sharmin',
      'Jannat',
      'Maliha',
      'Tahmina',
      'Afsana',
      'Ishrat',
      'Raisa',
      'Nabila',
      'Shirin',
      'Mahbuba',
      'Fariha',
      'Anika',
      'Rubina',
      'Zarin',
      'Samia',
    ],
    last: [...shared, 'Akter', 'Jahan', 'Sultana', 'Begum', 'Khatun', 'Parvin', 'Yasmin', 'Nahar', 'Ferdous'],
  },
  {
    first: [
      'Sourav',
      'Priya',
      'Anirban',
      'Dipa',
      'Joy',
      'Moumita',
      'Partha',
      'Shuvo',
      'Tumpa',
      'Ratna',
      'Bijoy',
      'Puja',
    ],
    last: ['Das', 'Saha', 'Roy', 'Dey', 'Ghosh', 'Barua', 'Sen', 'Paul', 'Debnath', 'Sutradhar'],
  },
];

const longestName = 20;

/** Every name that fits the sign-up form, each once, in a mixed order. */
export function mixedNames(random: Random): readonly string[] {
  const all = circles.flatMap(({ first, last }) => first.flatMap((one) => last.map((other) => `${one} ${other}`)));
  return random.shuffled(all.filter((name) => name.length <= longestName));
}
