import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import FormSelect from 'react-bootstrap/FormSelect';
import { useTexts } from '../../context/AppContext.ts';
import type { Sorting } from '../../kit/Sorting.ts';
import { deskTexts } from '../../texts/desk.ts';
import './desk.scss';

export type SortChoice<Key extends string> = Sorting<Key> & { readonly label: string };

type SortSelectProps<Key extends string> = {
  readonly choices: readonly SortChoice<Key>[];
  readonly sorting: Sorting<Key>;
  readonly onSort: (sorting: Sorting<Key>) => void;
};

const valueOf = ({ key, direction }: Sorting): string => `${key} ${direction}`;

function BareSortSelect<Key extends string>({ choices, sorting, onSort }: SortSelectProps<Key>) {
  const texts = useTexts(deskTexts);
  const id = useId();
  return (
    <div className="desk-sort screen-only">
      <label htmlFor={id}>{texts.sortBy}</label>
      <FormSelect
        id={id}
        className="form-control--sm"
        value={valueOf(sorting)}
        onChange={(event) => {
          const choice = choices.find((one) => valueOf(one) === event.target.value);
          if (choice !== undefined) onSort({ key: choice.key, direction: choice.direction });
        }}
      >
        {choices.map((choice) => (
          <option key={valueOf(choice)} value={valueOf(choice)}>
            {choice.label}
          </option>
        ))}
      </FormSelect>
    </div>
  );
}

/** The order of a table on a phone, where cards have no headings to press. */
export const SortSelect = observer(BareSortSelect) as typeof BareSortSelect;
