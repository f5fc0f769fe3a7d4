import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import { useUntilHydrated } from '../useHydrated.ts';

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
 * page works, the browser would send the form itself.
 */
export function SubmitButton({ label, pendingLabel, isPending, className = 'btn btn-primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      {...useUntilHydrated()}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : undefined}
    >
      {isPending && <Spinner />}
      <span>{isPending ? pendingLabel : label}</span>
    </button>
  );
}
