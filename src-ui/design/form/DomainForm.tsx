import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Form, FormSpy } from 'react-final-form';
import type { Failure } from '#domain/failures.ts';
import { checkRules, type FormRules } from '#domain/shared/rules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { type RuleCode, ruleTexts } from '../../copy/rules.ts';
import type { FormDraft } from '../../state/FormDraft.ts';
import { FormError } from '../FormError.tsx';
import { FormTermsContext } from './FormTerms.ts';

export type FormValues<Field extends string> = { readonly [F in Field]: string };

type DomainFormProps<Field extends string, Code extends RuleCode> = {
  /** The very rules that the use case checks. */
  readonly rules: FormRules<Field, Code>;
  readonly initialValues?: { readonly [F in Field]?: string | undefined } | undefined;
  /** Called with every field, once all rules hold. */
  readonly onSubmit: (values: FormValues<Field>) => Promise<unknown> | void;
  /** Why the last sending failed; what was typed stays. */
  readonly failure?: Failure | null | undefined;
  /** Hears of every change. */
  readonly onChange?: ((values: FormValues<Field>) => void) | undefined;
  /** Keeps what is typed, and begins with what it kept; a DraftNotice among the children says so. */
  readonly draft?: Pick<FormDraft, 'begin' | 'change'> | undefined;
  readonly className?: string | undefined;
  /** Words of one's own for a failure; null shows none, because it is shown elsewhere. */
  readonly wordFailure?: ((failure: Failure) => string | null) | undefined;
  readonly children: ReactNode;
};

/** A form of the domain: its rules draw it, check it, and lead to the first field that breaks one. */
export const DomainForm = observer(function DomainForm<Field extends string, Code extends RuleCode>(
  props: DomainFormProps<Field, Code>,
) {
  const { rules, initialValues, onSubmit, failure = null, onChange, draft, className = 'form', wordFailure, children } = props;
  const words = useTexts(ruleTexts);
  const failures = useTexts(failureTexts);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // A form is filled once; what its page learns later must not wipe out what was typed.
  const [initial] = useState(() => (draft === undefined ? initialValues : draft.begin(filled(initialValues))));

  const terms = useMemo(
    () => ({ rules, errorText: (code: string) => (isRuleCode(code, words) ? words[code] : code) }),
    [rules, words],
  );

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const text = failure === null ? null : wordFailure === undefined ? failureText(failure, failures) : wordFailure(failure);
  const complete = (values: Partial<FormValues<Field>>): FormValues<Field> => {
    const blank = Object.fromEntries(Object.keys(rules).map((field) => [field, '']));
    return { ...blank, ...values };
  };

  return (
    <FormTermsContext value={terms}>
      <Form<Partial<FormValues<Field>>>
        initialValues={initial as Partial<FormValues<Field>>}
        validate={(values) => ({ ...checkRules(rules, complete(values)) })}
        onSubmit={async (values) => {
          await onSubmit(complete(values));
        }}
        subscription={{ hasValidationErrors: true }}
      >
        {({ handleSubmit, hasValidationErrors }) => (
          <form
            ref={element}
            className={className}
            noValidate
            onSubmit={(event) => {
              if (hasValidationErrors === true) setRefusals(refusals + 1);
              void handleSubmit(event);
            }}
          >
            {children}
            <FormError text={text} />
            {(onChange !== undefined || draft !== undefined) && (
              <FormSpy<Partial<FormValues<Field>>>
                subscription={{ values: true }}
                onChange={({ values }) => {
                  onChange?.(complete(values ?? {}));
                  draft?.change(filled(values));
                }}
              />
            )}
          </form>
        )}
      </Form>
    </FormTermsContext>
  );
});

function filled(values: { readonly [field: string]: string | undefined } = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
}

function isRuleCode(code: string, words: object): code is RuleCode {
  return Object.hasOwn(words, code);
}
