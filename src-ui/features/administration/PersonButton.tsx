import { observer } from 'mobx-react-lite';
import type { Account } from '#domain/administration/accountOrder.ts';
import type { AccountView } from './AccountView.ts';
import { PersonCell } from './PersonCell.tsx';

type PersonButtonProps = {
  readonly person: Account;
  readonly view: Pick<AccountView<Account>, 'openId' | 'toggle'>;
};

/** A person's name, which opens their panel and closes it. */
export const PersonButton = observer(function PersonButton({ person, view }: PersonButtonProps) {
  return (
    <button
      type="button"
      className="name-btn"
      data-person={person.id}
      aria-expanded={view.openId === person.id}
      onClick={() => view.toggle(person.id)}
    >
      <PersonCell name={person.name} />
    </button>
  );
});
