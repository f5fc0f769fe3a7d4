import { facetKey } from './facetKey.ts';

/** A place in Bangladesh under its names in both languages. */
export type Place = { readonly en: string; readonly bn: string };

/** Further names are other spellings that people use. */
type Names = readonly [en: string, bn: string, ...others: readonly string[]];

const cities: readonly Names[] = [
  ['Dhaka', 'ঢাকা', 'Dacca'],
  ['Chattogram', 'চট্টগ্রাম', 'Chittagong', 'চিটাগাং'],
  ['Sylhet', 'সিলেট'],
  ['Khulna', 'খুলনা'],
  ['Rajshahi', 'রাজশাহী', 'রাজশাহি'],
  ['Cumilla', 'কুমিল্লা', 'Comilla'],
  ['Gazipur', 'গাজীপুর', 'গাজিপুর'],
  ['Narayanganj', 'নারায়ণগঞ্জ', 'নারায়নগঞ্জ'],
  ['Mymensingh', 'ময়মনসিংহ'],
  ['Rangpur', 'রংপুর'],
  ['Barishal', 'বরিশাল', 'Barisal'],
  ['Bogura', 'বগুড়া', 'Bogra'],
  ['Jashore', 'যশোর', 'Jessore'],
];

const parts: readonly Names[] = [
  ['Dhanmondi', 'ধানমন্ডি', 'ধানমণ্ডি'],
  ['Mirpur', 'মিরপুর'],
  ['Uttara', 'উত্তরা'],
  ['Gulshan', 'গুলশান'],
  ['Banani', 'বনানী'],
  ['Mohammadpur', 'মোহাম্মদপুর'],
  ['Bashundhara', 'বসুন্ধরা'],
  ['Farmgate', 'ফার্মগেট'],
  ['Badda', 'বাড্ডা'],
  ['Khilgaon', 'খিলগাঁও'],
  ['Motijheel', 'মতিঝিল'],
  ['Malibagh', 'মালিবাগ'],
  ['Shyamoli', 'শ্যামলী', 'শ্যামলি'],
  ['Agrabad', 'আগ্রাবাদ'],
  ['Halishahar', 'হালিশহর'],
  ['Khulshi', 'খুলশী', 'খুলশি'],
  ['Zindabazar', 'জিন্দাবাজার'],
  ['Sonadanga', 'সোনাডাঙ্গা'],
  ['Tongi', 'টঙ্গী', 'টঙ্গি'],
  ['Nasirabad', 'নাসিরাবাদ'],
  ['Chawkbazar', 'চকবাজার'],
  ['Ambarkhana', 'আম্বরখানা'],
  ['Khalishpur', 'খালিশপুর'],
  ['Boyra', 'বয়রা'],
  ['Kandirpar', 'কান্দিরপাড়'],
  ['Chashara', 'চাষাঢ়া'],
  ['Satmatha', 'সাতমাথা'],
  ['Kazla', 'কাজলা'],
  ['Joydebpur', 'জয়দেবপুর'],
];

/** Centres of the other districts. */
const towns: readonly Names[] = [
  ['Bagerhat', 'বাগেরহাট'],
  ['Bandarban', 'বান্দরবান'],
  ['Barguna', 'বরগুনা'],
  ['Bhola', 'ভোলা'],
  ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া'],
  ['Chandpur', 'চাঁদপুর'],
  ['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ', 'Chapai Nawabganj'],
  ['Chuadanga', 'চুয়াডাঙ্গা'],
  ["Cox's Bazar", 'কক্সবাজার', 'Coxsbazar', 'কক্স বাজার'],
  ['Dinajpur', 'দিনাজপুর'],
  ['Faridpur', 'ফরিদপুর'],
  ['Feni', 'ফেনী', 'ফেনি'],
  ['Gaibandha', 'গাইবান্ধা'],
  ['Gopalganj', 'গোপালগঞ্জ'],
  ['Habiganj', 'হবিগঞ্জ'],
  ['Jamalpur', 'জামালপুর'],
  ['Jhalokati', 'ঝালকাঠি'],
  ['Jhenaidah', 'ঝিনাইদহ'],
  ['Joypurhat', 'জয়পুরহাট'],
  ['Khagrachhari', 'খাগড়াছড়ি', 'Khagrachari'],
  ['Kishoreganj', 'কিশোরগঞ্জ'],
  ['Kurigram', 'কুড়িগ্রাম'],
  ['Kushtia', 'কুষ্টিয়া'],
  ['Lakshmipur', 'লক্ষ্মীপুর', 'Laxmipur'],
  ['Lalmonirhat', 'লালমনিরহাট'],
  ['Madaripur', 'মাদারীপুর'],
  ['Magura', 'মাগুরা'],
  ['Manikganj', 'মানিকগঞ্জ'],
  ['Meherpur', 'মেহেরপুর'],
  ['Moulvibazar', 'মৌলভীবাজার'],
  ['Munshiganj', 'মুন্সীগঞ্জ', 'মুন্সিগঞ্জ'],
  ['Naogaon', 'নওগাঁ'],
  ['Narail', 'নড়াইল'],
  ['Narsingdi', 'নরসিংদী', 'নরসিংদি'],
  ['Natore', 'নাটোর'],
  ['Netrokona', 'নেত্রকোণা', 'নেত্রকোনা'],
  ['Nilphamari', 'নীলফামারী'],
  ['Noakhali', 'নোয়াখালী', 'নোয়াখালি'],
  ['Pabna', 'পাবনা'],
  ['Panchagarh', 'পঞ্চগড়'],
  ['Patuakhali', 'পটুয়াখালী'],
  ['Pirojpur', 'পিরোজপুর'],
  ['Rajbari', 'রাজবাড়ী', 'রাজবাড়ি'],
  ['Rangamati', 'রাঙ্গামাটি', 'রাঙামাটি'],
  ['Satkhira', 'সাতক্ষীরা'],
  ['Shariatpur', 'শরীয়তপুর'],
  ['Sherpur', 'শেরপুর'],
  ['Sirajganj', 'সিরাজগঞ্জ'],
  ['Sunamganj', 'সুনামগঞ্জ'],
  ['Tangail', 'টাঙ্গাইল'],
  ['Thakurgaon', 'ঠাকুরগাঁও'],
];

type Spelling = readonly [written: string, latin: string];

/** Folded spellings of one word each, and the word under which the index keeps them. */
function spellingsOf(places: readonly Names[]): readonly Spelling[] {
  const isWord = (key: string) => !key.includes(' ');
  return places.flatMap(([en, ...others]) => {
    const latin = facetKey(en);
    return others.map(facetKey).flatMap((key) => (isWord(latin) && isWord(key) ? [[key, latin] as const] : []));
  });
}

export const spellingsOfCities = spellingsOf([...cities, ...parts]);
export const spellingsOfTowns = spellingsOf(towns);

const byName: ReadonlyMap<string, Place> = new Map(
  [...cities, ...parts, ...towns].flatMap(([en, bn, ...others]) =>
    [en, bn, ...others].map((name) => [facetKey(name), { en, bn }] as const),
  ),
);

/** A known place's name in one language, whichever script and spelling it is in; any other place as it was written. */
export function placeIn(language: keyof Place, place: string): string {
  return byName.get(facetKey(place))?.[language] ?? place;
}

/** As `facetKey`, with a known place's names in both scripts as one value. */
export function placeKey(place: string): string {
  return facetKey(placeIn('en', place));
}
