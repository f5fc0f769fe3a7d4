import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-final-form';
import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import { useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';

type CategoryFieldProps = { readonly addProduct: AddProductViewModel };

/** The marketplace's categories. Choosing one sets its name and its id together. */
export const CategoryField = observer(function CategoryField({ addProduct }: CategoryFieldProps) {
  const texts = useTexts(addProductTexts);
  const words = useTexts(failureTexts);
  const form = useForm<AddProductForm>();
  const { categories } = addProduct;
  const { failure } = categories;
  const known = categories.value?.items;

  // A draft may name a category that no longer exists. An empty answer says nothing about it.
  useEffect(() => {
    const { categoryName } = form.getState().values;
    if (known === undefined || known.length === 0 || categoryName === undefined) return;
    const same = known.find((one) => one.categoryName === categoryName);
    form.change('categoryName', same?.categoryName ?? '');
    form.change('categoryId', same?.id ?? '');
  }, [known, form]);

  const problem =
    failure !== undefined
      ? `${texts.categoriesFailed} ${failureText(failure, words)}`
      : known?.length === 0
        ? texts.noCategories
        : null;
  return (
    <div className="field">
      <SelectField
        name="categoryName"
        label={texts.category}
        placeholder={categories.isPending ? texts.loadingCategories : texts.chooseCategory}
        choices={known?.map(({ categoryName }) => ({ value: categoryName, label: categoryName })) ?? []}
        onChosen={(name) =>
          form.change('categoryId', known?.find(({ categoryName }) => categoryName === name)?.id ?? '')
        }
      />
      <div role="alert">
        {problem !== null && (
          <div className="field-problem">
            <p className="field-error">
              <Icon name="alert-circle" />
              <span>{problem}</span>
            </p>
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => void addProduct.loadCategories({ fresh: true })}
            >
              <Icon name="refresh" />
              {texts.tryAgain}
            </button>
          </div>
        )}
      </div>
    </div>
  );
});
