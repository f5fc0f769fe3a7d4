import { type ReactNode, useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useKitWords } from '../KitWords.ts';
import { Icon } from '../Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
};

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, help, aside, isFirst = false } = props;
  const words = useKitWords();
  const [isShown, setShown] = useState(false);
  const { id, value, error, isRequired, isLocked, change, control } = useFormField(name, help !== undefined);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error} aside={aside}>
      <div className="affix affix--end">
        <FormControl
          {...control}
          type={isShown ? 'text' : 'password'}
          isInvalid={error !== undefined}
          value={value}
          readOnly={isLocked}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={isFirst ? '' : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <button
          type="button"
          className="btn-icon affix__end"
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}
