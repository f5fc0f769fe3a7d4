import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import { AddProduct, type AddProductRules } from '#domain/selling/AddProduct.ts';
import type { ImageHost } from '#domain/selling/ImageHost.ts';
import type { PreparePicture } from '#domain/selling/PreparePicture.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AddProductViewModel } from '#ui/features/selling/AddProductViewModel.ts';
import { PriceGuidanceViewModel } from '#ui/features/selling/PriceGuidanceViewModel.ts';
import { aSearchOver } from '../../builders/aSearchOver.ts';
import { rulesOfNovember } from '../../builders/anAddProductForm.ts';
import type { Shell } from '../dashboard/aDashboard.tsx';
import type { ViewModels } from '../viewModels.ts';
import type { ProductsApiStub } from './aProductsApi.ts';

type Parts = {
  readonly products: ProductsApiStub;
  readonly categories?: readonly string[] | CategoriesApi | undefined;
  readonly images?: ImageHost | undefined;
  readonly prepare?: PreparePicture | undefined;
  readonly rules?: AddProductRules | undefined;
  readonly clock?: Clock | undefined;
};

const named = (names: readonly string[]): CategoriesApi => ({
  list: async () => ok(listing(names.map((categoryName, index) => ({ id: String(index + 1), categoryName, img: '' })))),
});

/** The view models of the form of a new product. */
export function addFormFactories(
  { session, notifications }: Pick<Shell, 'session' | 'notifications'>,
  { products, categories = [], images, prepare, rules, clock }: Parts,
): Pick<ViewModels, 'priceGuidance' | 'addProduct'> {
  return {
    priceGuidance: () => new PriceGuidanceViewModel(aSearchOver(products.api)),
    addProduct: (draftId) =>
      new AddProductViewModel({
        draftId,
        addProduct: new AddProduct({
          imageHost: images ?? { upload: async () => ok('') },
          products: products.api,
          rules: rules ?? rulesOfNovember,
        }),
        preparePicture: prepare ?? (async (file) => ok(file)),
        listCategories: listCategories({ categories: 'list' in categories ? categories : named(categories) }),
        clock: clock ?? { now: () => 0 },
        session,
        notifications,
      }),
  };
}
