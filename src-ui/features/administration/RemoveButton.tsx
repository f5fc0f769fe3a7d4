import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { Icon } from '../../design/Icon.tsx';

type RemoveButtonProps = {
  readonly name: string;
  readonly onClick: () => void;
};

export const RemoveButton = observer(function RemoveButton({ name, onClick }: RemoveButtonProps) {
  const texts = useTexts(administrationTexts);
  return (
    <div className="acts">
      <button type="button" className="btn btn-danger-quiet btn-sm" onClick={onClick}>
        <Icon name="trash" />
        <span className="lbl">{texts.delete}</span>
        <span className="visually-hidden">{texts.ofPerson(name)}</span>
      </button>
    </div>
  );
});
