/** Common nouns that stand where a name is unknown. */
const nouns: Readonly<Record<string, string>> = {
  বিক্রেতা: 'বিক্রেতার',
  ক্রেতা: 'ক্রেতার',
  'নাম ছাড়া পণ্য': 'নাম ছাড়া পণ্যের',
};

/** 'রহিম-এর': a hyphen keeps a name as its owner writes it, and common nouns take their own ending. */
export const genitive = (name: string): string => nouns[name] ?? `${name}-এর`;
