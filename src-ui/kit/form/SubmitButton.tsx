import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import { useHydrated } from '../useHydrated.ts';

type SubmitButtonProps = {
  /** The action's name: 'Book this product'. */
  readonly label: ReactNode;
  /** The action's name while it is pending: 'Booking…'. */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly className?: string | undefined;
};

/**
 * Never disabled for what is typed: pressed too early, it shows what is missing; pressed twice, it acts once. Until the
 * page works, the browser would send the form itself, with a password in the address.
 */
export function SubmitButton({ label, pendingLabel, isPending, className = 'btn btn-primary' }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      className={className}
      disabled={!isHydrated}
      aria-busy={isPending || undefined}
      // A field that loses the focus may show an error, which moves the button away from under the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        // A press moves the focus now. Enter in a field clicks, too, with a detail of 0, and leaves it there.
        if (event.detail > 0) event.currentTarget.focus({ preventScroll: true, focusVisible: false });
      }}
    >
      {isPending && <Spinner />}
      <span>{isPending ? pendingLabel : label}</span>
    </button>
  );
}
