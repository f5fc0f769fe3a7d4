import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { Icon } from '../../kit/Icon.tsx';

type RemoveButtonProps = {
  readonly name: string;
  /** False for the admin's own account. */
  readonly isAllowed: boolean;
  readonly onClick: () => void;
};

export const RemoveButton = observer(function RemoveButton({ name, isAllowed, onClick }: RemoveButtonProps) {
  const texts = useTexts(administrationTexts);
  if (!isAllowed) return <span className="muted">{texts.yourself}</span>;
  return (
    <div className="acts">
      <button
        type="button"
        className="btn btn-danger-quiet btn-sm"
        aria-label={`${texts.delete}${texts.ofPerson(name)}`}
        onClick={onClick}
      >
        <Icon name="trash" />
        <span className="lbl">{texts.delete}</span>
      </button>
    </div>
  );
});
