export const suggestions = {
  suggestions: 'Suggestions',
  groups: { product: 'Products', category: 'Categories', search: 'Recent searches' },
  products: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  about: (products: string) => `About ${products}`,
  narrowed: (text: string, category: string) => `“${text}” in ${category}`,
  all: (text: string) => `All results for “${text}”`,

  preparing: 'Preparing suggestions…',
  failed: 'We couldn’t load suggestions. You can still search.',
  tryAgain: 'Try again',
  none: (text: string) => `No products match “${text}”.`,
  count: (count: number, written: string) => (count === 1 ? '1 suggestion' : `${written} suggestions`),

  forget: (text: string) => `Remove “${text}” from recent searches`,
  forgetAll: 'Clear recent searches',
};
