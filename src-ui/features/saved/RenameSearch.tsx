import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import FormControl from 'react-bootstrap/FormControl';
import { longestSearchName } from '#domain/saved/SavedSearch.ts';
import { useTexts } from '../../context/AppContext.ts';
import { FieldFrame } from '../../kit/form/FieldFrame.tsx';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';

type RenameSearchProps = {
  /** The name until now; empty for the words of the filters. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
};

export const RenameSearch = observer(function RenameSearch({ name, onSave, onCancel }: RenameSearchProps) {
  const texts = useTexts(savedSearchesTexts);
  const [typed, setTyped] = useState(name);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusLeftBehind(form);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <form ref={form} className="saved-search__rename" onSubmit={submit}>
      <FieldFrame id={id} label={texts.name} isRequired={false} help={texts.nameHelp}>
        <FormControl
          ref={field}
          value={typed}
          maxLength={longestSearchName}
          autoComplete="off"
          aria-describedby={`${id}help`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
      </FieldFrame>
      <div className="btn-row">
        <button type="submit" className="btn btn-primary btn-sm">
          {texts.saveName}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
});
