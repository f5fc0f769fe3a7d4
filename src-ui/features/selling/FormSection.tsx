import { type ReactNode, useId } from 'react';

type FormSectionProps = {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** A section of a long form, with its name beside its fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="form">{children}</div>
    </section>
  );
}
