import { observer } from 'mobx-react-lite';
import { passwordParts, type PasswordPart } from '#domain/identity/credentialRules.ts';
import { checkField } from '#domain/shared/rules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { accountTexts } from '../../copy/account.ts';
import { useFormField } from '../../design/form/useFormField.ts';
import { Icon } from '../../design/Icon.tsx';

const parts = Object.keys(passwordParts) as readonly PasswordPart[];

/** What makes the password strong, ticked off while it is typed. */
export const PasswordParts = observer(function PasswordParts({ name }: { readonly name: string }) {
  const texts = useTexts(accountTexts);
  const { value } = useFormField(name, false);
  return (
    <ul className="rules">
      {parts.map((part) => {
        const isMet = value !== '' && checkField([passwordParts[part]], value) === undefined;
        return (
          <li key={part} className={isMet ? 'is-met' : undefined}>
            <Icon name={isMet ? 'check' : 'point'} />
            <span>
              {texts.passwordParts[part]}
              {isMet && <span className="visually-hidden"> {texts.partMet}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
