import { Icon } from './Icon.tsx';
import './Notice.scss';

type FormErrorProps = {
  readonly text: string | null | undefined;
  /** The language of a text from outside, if the page is in another. */
  readonly lang?: string | undefined;
};

/**
 * Why the whole form could not be sent. The element is always in the document, so that screen readers announce its
 * text.
 */
export function FormError({ text, lang }: FormErrorProps) {
  return (
    <div role="alert">
      {text !== null && text !== undefined && text !== '' && (
        <div className="form-error notice notice--danger">
          <Icon name="alert-circle" />
          <p lang={lang}>{text}</p>
        </div>
      )}
    </div>
  );
}
