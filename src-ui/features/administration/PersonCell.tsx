import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { Passage } from '../../parts/Passage.tsx';

/** A person's name, or a note that they gave none. */
export const PersonCell = observer(function PersonCell({ name }: { readonly name: string }) {
  const texts = useTexts(administrationTexts);
  return name.trim() === '' ? <span className="muted">{texts.noName}</span> : <Passage>{name}</Passage>;
});
