import type { Category } from '#domain/catalogue/Category.ts';
import type { ListCategories } from '#domain/catalogue/listCategories.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { Load } from '../../state/Load.ts';

export class CategoriesViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>();
  readonly #list: ListCategories;

  constructor(list: ListCategories) {
    this.#list = list;
  }

  start(): void {
    void this.categories.run((signal) => this.#list({ signal }));
  }

  stop(): void {
    this.categories.cancel();
  }

  readAhead(): ReturnType<ListCategories> {
    return this.#list({ ahead: true });
  }

  refresh(): Promise<void> {
    return this.categories.run((signal) => this.#list({ signal, fresh: true }));
  }
}
