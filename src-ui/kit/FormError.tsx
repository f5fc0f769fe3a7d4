import { Icon } from './Icon.tsx';
import './Notice.scss';

/**
 * Why the whole form could not be sent. The element is always in the document, so that screen readers announce its
 * text.
 */
export function FormError({ text }: { readonly text: string | null | undefined }) {
  return (
    <div role="alert">
      {text !== null && text !== undefined && text !== '' && (
        <div className="form-error notice notice--danger">
          <Icon name="alert-circle" />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
