import { foldText } from '../shared/foldText.ts';

const units: Readonly<Record<string, string>> = { বছর: ' year ', মাস: ' month ', সপ্তাহ: ' week ', দিন: ' day ' };
/** With the ending of 'of': 'এক বছরের'. */
const anyUnit = /(বছর|মাস|সপ্তাহ|দিন)(?:ের)?/g;

/** Empty: an aside, such as 'about'. */
const words: Readonly<Record<string, string>> = {
  এক: '1',
  দুই: '2',
  তিন: '3',
  চার: '4',
  পাঁচ: '5',
  ছয়: '6',
  সাত: '7',
  আট: '8',
  নয়: '9',
  দশ: '10',
  এগারো: '11',
  বারো: '12',
  দেড়: '1.5',
  আড়াই: '2.5',
  ও: 'and',
  আর: 'and',
  এবং: 'and',
  প্রায়: '',
  মাত্র: '',
  ব্যবহৃত: '',
  ব্যবহার: '',
  পুরোনো: '',
};
/** Folding a text takes some of its letters apart. */
const foldedWords = new Map(Object.entries(words).map(([word, meaning]) => [foldText(word), meaning]));
const halfMore = new RegExp(String.raw`${foldText('সাড়ে')} (\d+)`, 'g');

/** A folded text with Bangla's words of time in English: 'দেড় বছর' is '1.5 year'. Other words stay. */
export function translateBanglaTime(folded: string): string {
  return folded
    .replace(anyUnit, (_all, unit: string) => units[unit] ?? unit)
    .split(/\s+/)
    .map((word) => foldedWords.get(word) ?? word)
    .join(' ')
    .replace(halfMore, '$1.5');
}
