import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { find } from '#domain/search/find.ts';
import { aProduct } from '../../../builders/aProduct.ts';
import { indexProducts } from '../../../builders/indexProducts.ts';

type Listing = readonly [name: string, category: string, place: string, description?: string];

/** A shop with listings in English, in Bangla, and mixed. */
const listings: readonly Listing[] = [
  ['Samsung Galaxy S21, 8/128 GB', 'Smart Phone', 'Dhanmondi, Dhaka'],
  ['স্যামসাং গ্যালাক্সি A52', 'Smart Phone', 'মিরপুর, ঢাকা', 'ব্যাটারি ভালো, চার্জার সঙ্গে আছে।'],
  ['Samsung Galaxy Note 20 Ultra', 'Smart Phone', 'Agrabad, Chattogram'],
  ['iPhone 13, 128 GB', 'Smart Phone', 'Gulshan, Dhaka'],
  ['আইফোন 11 Pro', 'Smart Phone', 'উত্তরা, ঢাকা', 'বাক্সসহ, ৬৪ জিবি।'],
  ['Xiaomi Redmi Note 10', 'Smart Phone', 'Sonadanga, Khulna'],
  ['রিয়েলমি 8', 'Smart Phone', 'জিন্দাবাজার, সিলেট', '৮ জিবি র‍্যাম, ১২৮ জিবি স্টোরেজ।'],
  ['Oppo Reno 5', 'Smart Phone', 'Tongi, Gazipur'],
  ['Nokia 3310', 'Smart Phone', 'Chashara, Narayanganj'],
  ['HP EliteBook 840 G5 laptop', 'HP', 'Banani, Dhaka', 'Intel i5, 8 GB RAM, 256 GB SSD.'],
  ['এইচপি ProBook 450 ল্যাপটপ', 'HP', 'কাজলা, রাজশাহী'],
  ['HP Pavilion 15 laptop', 'HP', 'Kandirpar, Cumilla'],
  ['Dell Latitude 7490 laptop', 'Dell', 'Mohammadpur, Dhaka', '16 GB RAM.'],
  ['ডেল ইন্সপাইরন 15', 'Dell', 'খুলশী, চট্টগ্রাম', 'গেমিং ল্যাপটপ, ১৬ জিবি র‍্যাম।'],
  ['Lenovo ThinkPad T480 laptop', 'Lenovo', 'Boyra, Khulna'],
  ['লেনোভো IdeaPad Slim 3', 'Lenovo', 'ফার্মগেট, ঢাকা'],
  ['Canon EOS 200D', 'Camera', 'Zindabazar, Sylhet', 'With an 18-55 mm lens.'],
  ['নিকন D5600 ক্যামেরা', 'Camera', 'মতিঝিল, ঢাকা', 'দুটি লেন্সসহ।'],
  ['Sony Alpha A6000', 'Camera', 'Satmatha, Bogura'],
  ['Fujifilm X-T20', 'Camera', 'Sadar Road, Barishal'],
  ['DJI Mavic Air 2', 'Drone', 'Halishahar, Chattogram'],
  ['ডিজেআই Mini 2 ড্রোন', 'Drone', 'ধানমন্ডি, ঢাকা'],
  ['Apple MacBook Air M1', 'Laptop', 'Bashundhara R/A, Dhaka'],
  ['Realme Watch 2', 'Smart Watch', 'Doratana, Jashore'],
];

/** The typed words, and the beginning of the wanted listing. */
export const judgedQueries: readonly (readonly [query: string, wanted: string])[] = [
  ['স্যামসাং s21', 'Samsung Galaxy S21'],
  ['samsung a52', 'স্যামসাং গ্যালাক্সি A52'],
  ['স্যামসাং গ্যালাক্সি', 'Samsung Galaxy S21'],
  ['samsung galaxy', 'স্যামসাং গ্যালাক্সি A52'],
  ['সামসাং নোট', 'Samsung Galaxy Note 20'],
  ['স্যামসঙ a52', 'স্যামসাং গ্যালাক্সি A52'],
  ['samsng note', 'Samsung Galaxy Note 20'],
  ['গ্যালাক্সী s21', 'Samsung Galaxy S21'],
  ['গ্যলাক্সি note', 'Samsung Galaxy Note 20'],
  ['স্যামসাং আলট্রা', 'Samsung Galaxy Note 20'],
  ['আইফোন 13', 'iPhone 13'],
  ['আইফোন ১৩', 'iPhone 13'],
  ['iphone 11', 'আইফোন 11 Pro'],
  ['আইফোন প্রো', 'আইফোন 11 Pro'],
  ['আইফন 13', 'iPhone 13'],
  ['iphone gulshan', 'iPhone 13'],
  ['আইফোন গুলশানে', 'iPhone 13'],
  ['শাওমি', 'Xiaomi Redmi Note 10'],
  ['রেডমি নোট', 'Xiaomi Redmi Note 10'],
  ['শাওমী নোট', 'Xiaomi Redmi Note 10'],
  ['realme 8', 'রিয়েলমি 8'],
  ['রিয়ালমি', 'রিয়েলমি 8'],
  ['realme sylhet', 'রিয়েলমি 8'],
  ['অপো গাজীপুর', 'Oppo Reno 5'],
  ['oppo টঙ্গী', 'Oppo Reno 5'],
  ['নকিয়া', 'Nokia 3310'],
  ['নোকিয়া ৩৩১০', 'Nokia 3310'],
  ['এইচপি এলিটবুক', 'HP EliteBook 840'],
  ['hp probook', 'এইচপি ProBook'],
  ['এইচপি ল্যাপটপ রাজশাহী', 'এইচপি ProBook'],
  ['hp laptop cumilla', 'HP Pavilion 15'],
  ['প্যাভিলিয়ন', 'HP Pavilion 15'],
  ['এলিটবুক ৮৪০', 'HP EliteBook 840'],
  ['ল্যাপটপ বনানী', 'HP EliteBook 840'],
  ['লেপটপ কুমিল্লা', 'HP Pavilion 15'],
  ['dell inspiron', 'ডেল ইন্সপাইরন'],
  ['ডেল ল্যাটিটিউড', 'Dell Latitude'],
  ['ডেল চট্টগ্রাম', 'ডেল ইন্সপাইরন'],
  ['dell chittagong', 'ডেল ইন্সপাইরন'],
  ['gaming laptop', 'ডেল ইন্সপাইরন'],
  ['গেমিং ল্যাপটপ', 'ডেল ইন্সপাইরন'],
  ['ল্যাপটপ ১৬ জিবি', 'Dell Latitude'],
  ['১৬জিবি র‍্যাম', 'ডেল ইন্সপাইরন'],
  ['৮ জিবি র্যাম', 'HP EliteBook 840'],
  ['থিংকপ্যাড', 'Lenovo ThinkPad'],
  ['lenovo farmgate', 'লেনোভো IdeaPad'],
  ['লেনোভো খুলনায়', 'Lenovo ThinkPad'],
  ['lenvo ideapad', 'লেনোভো IdeaPad'],
  ['ক্যানন', 'Canon EOS 200D'],
  ['ক্যানন ক্যামেরা সিলেট', 'Canon EOS 200D'],
  ['nikon', 'নিকন D5600'],
  ['nikon ক্যামেরা', 'নিকন D5600'],
  ['ক্যামেরা মতিঝিল', 'নিকন D5600'],
  ['সনি ক্যামেরা', 'Sony Alpha'],
  ['ফুজিফিল্ম', 'Fujifilm X-T20'],
  ['ক্যামরা বরিশাল', 'Fujifilm X-T20'],
  ['ড্রোন চট্টগ্রাম', 'DJI Mavic'],
  ['dji mini', 'ডিজেআই Mini 2'],
  ['drone dhanmondi', 'ডিজেআই Mini 2'],
  ['ম্যাকবুক', 'Apple MacBook'],
  ['অ্যাপল ল্যাপটপ', 'Apple MacBook'],
  ['রিয়েলমি ঘড়ি', 'Realme Watch'],
  ['স্মার্ট ওয়াচ যশোর', 'Realme Watch'],
  ['ঢাকার আইফোন', 'iPhone 13'],
];

const index = indexProducts(
  listings.map(([productName, categoryName, location, description = ''], place) =>
    aProduct({ id: String(place + 1).padStart(24, '0'), productName, categoryName, location, description }),
  ),
);

export type Judged = {
  readonly query: string;
  readonly wanted: string;
  /** From 1; null if it was not found. */
  readonly place: number | null;
};

/** The place of each wanted listing among the results. */
export function judge(): readonly Judged[] {
  return judgedQueries.map(([query, wanted]) => {
    const { positions } = find(index, { ...emptyQuery, text: query });
    const place = [...positions].findIndex((at) => index.products[at]?.productName.startsWith(wanted));
    return { query, wanted, place: place < 0 ? null : place + 1 };
  });
}
