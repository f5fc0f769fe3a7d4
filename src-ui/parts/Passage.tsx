import { observer } from 'mobx-react-lite';
import { usePassageLang } from '../context/usePassageLang.ts';

/** A text that somebody else wrote: marked with its language, if the page is in another. */
export const Passage = observer(function Passage({ children }: { readonly children: string }) {
  const lang = usePassageLang(children);
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
});
