import type { Texts } from '../Texts.ts';

export const dashboard: Texts['dashboard'] = {
  dashboardMenu: 'ড্যাশবোর্ড মেনু',
  bookedProducts: 'বুক করা পণ্য',
  allBuyers: 'সব ক্রেতা',
  allSellers: 'সব বিক্রেতা',
  reportedItems: 'অভিযোগ আসা পণ্য',
  sellerProducts: 'বিক্রির পণ্য',
  addProducts: 'পণ্য যোগ করুন',
};
