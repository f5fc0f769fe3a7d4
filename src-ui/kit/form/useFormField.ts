import { useId } from 'react';
import { useField } from 'react-final-form';
import { useFormTerms } from './FormTerms.ts';
import { afterPress, watchPresses } from './afterPress.ts';

type FormField = {
  readonly id: string;
  readonly value: string;
  /** The language of the value, if the page is in another: a screen reader changes its voice. */
  readonly lang: string | undefined;
  /** In words, after the person left the field or tried to send the form. */
  readonly error: string | undefined;
  readonly isRequired: boolean;
  /** The last day such as '2026-11-21' that the field may have; undefined if it may have any. */
  readonly lastDay: string | undefined;
  /** True while the form is being sent, so that nobody types what is not sent. */
  readonly isLocked: boolean;
  readonly change: (value: string) => void;
  /** Attributes of every control of the field. */
  readonly control: {
    readonly name: string;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly 'aria-required': true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
};

/** One field of the surrounding form. An empty text stays a text: a field's value is never undefined. */
export function useFormField(name: string, hasHelp = false, tidy?: (text: string) => string): FormField {
  const id = useId();
  const terms = useFormTerms();
  const { input, meta } = useField<string>(name, {
    parse: (value: string) => value,
    // `active` draws the field anew when it gets the focus: its last day is another after midnight.
    subscription: { value: true, error: true, touched: true, submitting: true, active: true },
  });
  const code: unknown = meta.touched === true ? meta.error : undefined;
  const error = typeof code === 'string' ? terms.errorText(code) : undefined;
  const isRequired = terms.isRequired(name);
  const isLocked = meta.submitting === true;
  const described = [hasHelp && `${id}help`, error !== undefined && `${id}error`].filter((part) => part !== false);
  return {
    id,
    value: input.value,
    lang: terms.langOf(input.value),
    error,
    isRequired,
    lastDay: terms.lastDay(name),
    isLocked,
    change: (value) => {
      if (!isLocked) input.onChange(value);
    },
    control: {
      name,
      onFocus: () => {
        watchPresses();
        input.onFocus();
      },
      onBlur: () => {
        const tidied = tidy?.(input.value) ?? input.value;
        if (tidied !== input.value && !isLocked) input.onChange(tidied);
        // The error of a field that loses its focus to a press moves what is below it.
        afterPress(() => input.onBlur());
      },
      'aria-required': isRequired || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    },
  };
}
