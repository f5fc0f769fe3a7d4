import { languages } from '#ui/texts/Language.ts';
import { loadLanguage, loadTexts } from '#ui/texts/loadTexts.ts';

/** Tests read texts of every language at once; the shop loads each when it is needed. */
await Promise.all((['desk', 'blog'] as const).map(loadTexts));
for (const language of [...languages, 'english' as const]) await loadLanguage(language);
