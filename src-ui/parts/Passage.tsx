import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePassageLangs } from '../context/usePassageLang.ts';

/** A text that somebody else wrote: marked with its language, if the page is in another. */
export const Passage = observer(function Passage({ children }: { readonly children: string }) {
  return passage(children, usePassageLangs());
});

/** The same within a component that observes the language: a list has hundreds of such texts. */
export function passage(text: string, langOf: (text: string) => string | undefined): ReactNode {
  const lang = langOf(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
