import { type ReactNode, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { Icon } from '../Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
};

/** A password that one may look at while typing it. */
export const PasswordField = observer(function PasswordField({ name, label, autoComplete, help, aside }: PasswordFieldProps) {
  const texts = useTexts(designTexts);
  const [isShown, setShown] = useState(false);
  const { id, value, error, isRequired, change, control } = useFormField(name, help !== undefined);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error} aside={aside}>
      <div className="affix affix--end">
        <input
          {...control}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={error === undefined ? 'form-control' : 'form-control is-invalid'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
        <button
          type="button"
          className="btn-icon affix__end"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
});
