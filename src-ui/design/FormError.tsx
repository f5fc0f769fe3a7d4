import { Icon } from './Icon.tsx';

/** Why the whole form could not be sent, said at once; its place is kept in the document so that it is heard. */
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
