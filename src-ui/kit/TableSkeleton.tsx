import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Status } from './Status.tsx';
import './DataTable.scss';

/** Placeholder for a table: its head says that it is loading, and its rows are grey. */
export function TableSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="table-skeleton">
      <Status>
        <Spinner />
        {label}
      </Status>
      <Skeleton lines={3} shape="row" />
    </div>
  );
}
