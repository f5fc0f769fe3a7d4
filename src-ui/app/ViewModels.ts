import type { Product } from '#domain/catalogue/Product.ts';
import type { DraftedForm } from '#domain/drafting/Draft.ts';
import type { PaymentLink } from '#domain/payment/StartPayment.ts';
import type { LogInViewModel } from '../features/account/LogInViewModel.ts';
import type { ResetPasswordViewModel } from '../features/account/ResetPasswordViewModel.ts';
import type { SignUpViewModel } from '../features/account/SignUpViewModel.ts';
import type { BuyersViewModel } from '../features/administration/BuyersViewModel.ts';
import type { SellersViewModel } from '../features/administration/SellersViewModel.ts';
import type { BookingSummaryViewModel } from '../features/bookings/BookingSummaryViewModel.ts';
import type { BookingsViewModel } from '../features/bookings/BookingsViewModel.ts';
import type { HomeViewModel } from '../features/home/HomeViewModel.ts';
import type { CompareViewModel } from '../features/kept/CompareViewModel.ts';
import type { WishListViewModel } from '../features/kept/WishListViewModel.ts';
import type { PaymentViewModel } from '../features/payment/PaymentViewModel.ts';
import type { PriceGuidanceViewModel } from '../features/product/PriceGuidanceViewModel.ts';
import type { ProductViewModel } from '../features/product/ProductViewModel.ts';
import type { AddProductViewModel } from '../features/selling/AddProductViewModel.ts';
import type { MyProductsViewModel } from '../features/selling/MyProductsViewModel.ts';
import type { BookingViewModel } from '../features/shopping/BookingViewModel.ts';
import type { CategoriesViewModel } from '../features/shopping/CategoriesViewModel.ts';
import type { ProductListViewModel } from '../features/shopping/ProductListViewModel.ts';
import type { FormDraft } from '../state/FormDraft.ts';

/** Parts of the product that load on their own, each with its use cases. */
export type Feature = 'home' | 'account' | 'shopping' | 'product' | 'bookings' | 'payment' | 'selling' | 'administration';

/** Makes the view models of pages; what stands behind them is none of the pages' business. */
export interface ViewModels {
  /** Loads what a feature's view models need. Until then, asking for one is a defect. */
  prepare(feature: Feature): Promise<void>;
  /** Removes what somebody typed and did not send from this device. */
  forgetDrafts(owner: string): Promise<void>;

  home(): HomeViewModel;
  // account
  logIn(): LogInViewModel;
  signUp(): SignUpViewModel;
  resetPassword(): ResetPasswordViewModel;
  // shopping
  categories(): CategoriesViewModel;
  allProducts(): ProductListViewModel;
  advertisedProducts(): ProductListViewModel;
  categoryProducts(categoryName: string): ProductListViewModel;
  booking(product: Product): BookingViewModel;
  // product, and the products kept on this device
  product(id: string): ProductViewModel;
  wishList(): WishListViewModel;
  comparison(): CompareViewModel;
  // bookings
  bookings(): BookingsViewModel;
  bookingSummary(bookingId: string): BookingSummaryViewModel;
  // payment: `link` is what an address says like the one that the provider sends people back to
  payment(visit: { readonly bookingId: string; readonly link: PaymentLink | null }): PaymentViewModel;
  // selling
  myProducts(): MyProductsViewModel;
  addProduct(): AddProductViewModel;
  priceGuidance(): PriceGuidanceViewModel;
  // administration
  sellers(): SellersViewModel;
  buyers(): BuyersViewModel;
  // what is typed: of the features with long forms
  draft(form: DraftedForm, subject?: string): FormDraft;
}
