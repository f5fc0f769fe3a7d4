import { observer } from 'mobx-react-lite';
import { passwordParts, type PasswordPart } from '#domain/identity/credentialRules.ts';
import { checkField } from '#domain/shared/rules.ts';
import { useTexts } from '../../context/AppContext.ts';
import { accountTexts } from '../../texts/account.ts';
import { useFormField } from '../../kit/form/useFormField.ts';
import { Icon } from '../../kit/Icon.tsx';

const parts = Object.keys(passwordParts) as readonly PasswordPart[];

/** The rules for a strong password, each ticked off while the person types. */
export const PasswordParts = observer(function PasswordParts({ name }: { readonly name: string }) {
  const texts = useTexts(accountTexts);
  const { value } = useFormField(name);
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
