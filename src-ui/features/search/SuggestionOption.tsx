import { observer } from 'mobx-react-lite';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths, productHref } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { findingHref } from '../../parts/search/findingHref.ts';
import { suggestionsTexts } from '../../texts/suggestions.ts';
import type { Suggestion } from './suggestionsFor.ts';
import { Passage } from '../../parts/Passage.tsx';

type SuggestionOptionProps = {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** The typed text. */
  readonly text: string;
  readonly isActive: boolean;
  readonly onChoose: (event: MouseEvent) => void;
};

/** A link, so that it also opens in another tab. The keyboard reaches it from the field. */
export const SuggestionOption = observer(function SuggestionOption(props: SuggestionOptionProps) {
  const { id, suggestion, text, isActive, onChoose } = props;
  const self = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isActive) self.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={self}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hrefOf(suggestion, text)}
      onClick={onChoose}
    >
      <Content suggestion={suggestion} text={text} />
    </Link>
  );
});

function hrefOf(suggestion: Suggestion, text: string): string {
  switch (suggestion.kind) {
    case 'product':
      return productHref(suggestion.product.id);
    case 'category':
      return findingHref(paths.allProducts, '', {
        ...emptyQuery,
        text: suggestion.category.isNarrowed ? text : '',
        categories: [suggestion.category.name],
      });
    case 'search':
      return findingHref(paths.allProducts, '', { ...emptyQuery, text: suggestion.text });
    case 'all':
      return findingHref(paths.allProducts, '', { ...emptyQuery, text });
  }
}

const Content = observer(function Content({ suggestion, text }: Pick<SuggestionOptionProps, 'suggestion' | 'text'>) {
  const texts = useTexts(suggestionsTexts);
  const format = useFormat();
  const products = (count: number) => texts.products(count, format.count(count));
  switch (suggestion.kind) {
    case 'product':
      return (
        <>
          <ProductPicture src={suggestion.product.image} />
          <span className="suggest__text">
            <Passage>{suggestion.product.productName}</Passage>
          </span>
          <span className="suggest__price">{format.price(suggestion.product.price)}</span>
        </>
      );
    case 'category': {
      const { name, count, isNarrowed } = suggestion.category;
      return (
        <>
          <Icon name="tags" />
          <span className="suggest__text">{isNarrowed ? texts.narrowed(text, name) : name}</span>
          <span className="suggest__count">{products(count)}</span>
        </>
      );
    }
    case 'search':
      return (
        <>
          <Icon name="history" />
          <span className="suggest__text">
            <Passage>{suggestion.text}</Passage>
          </span>
        </>
      );
    case 'all': {
      const { total } = suggestion;
      return (
        <>
          <Icon name="search" />
          <span className="suggest__text">{texts.all(text)}</span>
          <span className="suggest__count">
            {total.isExact ? products(total.count) : texts.about(products(total.count))}
          </span>
        </>
      );
    }
  }
});
