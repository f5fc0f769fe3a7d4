import { observer } from 'mobx-react-lite';
import type { OpenPerson } from './OpenPerson.ts';
import { PersonCell } from './PersonCell.tsx';

type PersonButtonProps = {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly open: OpenPerson;
};

/** A person's name, which opens their panel and closes it. */
export const PersonButton = observer(function PersonButton({ person, open }: PersonButtonProps) {
  return (
    <button
      type="button"
      className="name-btn"
      data-person={person.id}
      aria-expanded={open.id === person.id}
      onClick={() => open.toggle(person.id)}
    >
      <PersonCell name={person.name} />
    </button>
  );
});
