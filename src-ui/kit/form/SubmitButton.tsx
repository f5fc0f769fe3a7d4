import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';

type SubmitButtonProps = {
  /** The action's name: 'Book this product'. */
  readonly label: ReactNode;
  /** The action's name while it is pending: 'Booking…'. */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly className?: string | undefined;
};

/** Never disabled: pressed too early, it shows what is missing; pressed twice, it acts once. */
export function SubmitButton({ label, pendingLabel, isPending, className = 'btn btn-primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      {isPending && <Spinner />}
      {isPending ? pendingLabel : label}
    </button>
  );
}
