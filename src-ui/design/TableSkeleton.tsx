import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

/** A table on its way: its head says so, its rows are grey. */
export function TableSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="table-skeleton">
      <p role="status">
        <Spinner />
        {label}
      </p>
      <Skeleton lines={3} shape="row" />
    </div>
  );
}
