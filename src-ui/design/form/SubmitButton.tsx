import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';

type SubmitButtonProps = {
  /** What it does: 'Book this product'. */
  readonly label: ReactNode;
  /** What is being done: 'Booking…'. */
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly className?: string | undefined;
};

/** Never disabled: pressed too early it tells what is missing, pressed twice it does nothing more. */
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
