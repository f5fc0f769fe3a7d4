import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Form, FormSpy } from 'react-final-form';
import type { Failure } from '#domain/failures.ts';
import { checkRules, type FormRules, isRequired, lastDay, type Rule } from '#domain/shared/rules.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { RuleCode } from '../../texts/RuleTexts.ts';
import { ruleTexts } from '../../texts/rules.ts';
import type { FormDraft } from '../../state/drafts/FormDraft.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { FormError } from '../../kit/FormError.tsx';
import { FormTermsContext } from '../../kit/form/FormTerms.ts';
import { EarlyText } from './EarlyText.tsx';
import { readFields } from './readFields.ts';

export type FormValues<Field extends string> = { readonly [F in Field]: string };

type DomainFormProps<Field extends string, Code extends RuleCode> = {
  /** The rules that the use case also checks. */
  readonly rules: FormRules<Field, Code>;
  readonly initialValues?: { readonly [F in Field]?: string | undefined } | undefined;
  /** Called with every field once all rules hold. */
  readonly onSubmit: (values: FormValues<Field>) => Promise<unknown> | void;
  /** Why the last attempt failed; the typed text stays. */
  readonly failure?: Failure | null | undefined;
  /** Called on every change. */
  readonly onChange?: ((values: FormValues<Field>) => void) | undefined;
  /** Stores the typed text and provides the stored text. A DraftNotice among the children says so. */
  readonly draft?: Pick<FormDraft, 'begin' | 'change'> | undefined;
  readonly className?: string | undefined;
  /** Custom texts for failures; null shows none, because another part shows it. */
  readonly wordFailure?: ((failure: Failure) => string | null) | undefined;
  readonly children: ReactNode;
};

/** A form of the domain: its rules draw it, check it, and lead to the first field that breaks one. */
export const DomainForm = observer(function DomainForm<Field extends string, Code extends RuleCode>(
  props: DomainFormProps<Field, Code>,
) {
  const {
    rules,
    initialValues,
    onSubmit,
    failure = null,
    onChange,
    draft,
    className = 'form',
    wordFailure,
    children,
  } = props;
  const { preferences } = useApp();
  const words = useTexts(ruleTexts);
  const failures = useTexts(failureTexts);
  const announce = useAnnounce();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // Initial values apply once, because later data must not overwrite typed text.
  const [initial] = useState(() => (draft === undefined ? initialValues : draft.begin(filled(initialValues))));

  const terms = useMemo(
    () => ({
      isRequired: (field: string) => isRequired(rulesOf(field, rules)),
      lastDay: (field: string) => lastDay(rulesOf(field, rules)),
      errorText: (code: string) => (isRuleCode(code, words) ? words[code] : code),
      langOf: (typed: string) => preferences.langOf(typed),
    }),
    [rules, words, preferences],
  );

  useEffect(() => {
    const field = refusals > 0 ? element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    const hasFocus = field === document.activeElement;
    field?.focus();
    const error = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    // The error is below the field, and may be out of sight in a low window.
    error?.scrollIntoView({ block: 'nearest' });
    // A field that gets the focus is read with its error.
    if (hasFocus) announce(error?.textContent ?? '');
  }, [refusals, announce]);

  const text =
    failure === null ? null : wordFailure === undefined ? failureText(failure, failures) : wordFailure(failure);
  // The sign-in provider's own message.
  const lang = preferences.langOf(text ?? '');
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
        subscription={{}}
      >
        {({ handleSubmit, form }) => (
          // A form that the browser sent, as no script has come, would have a password in its address otherwise.
          <form
            ref={element}
            method="post"
            className={className}
            noValidate
            onSubmit={(event) => {
              readFields(event.currentTarget, form);
              if (form.getState().hasValidationErrors) setRefusals(refusals + 1);
              void handleSubmit(event);
            }}
          >
            {children}
            <EarlyText form={element} />
            <FormError text={text} lang={lang} />
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

function rulesOf(field: string, rules: { readonly [field: string]: readonly Rule<string>[] }): readonly Rule<string>[] {
  return Object.hasOwn(rules, field) ? (rules[field] ?? []) : [];
}

function isRuleCode(code: string, words: object): code is RuleCode {
  return Object.hasOwn(words, code);
}
