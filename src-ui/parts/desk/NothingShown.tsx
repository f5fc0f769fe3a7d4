import { EmptyState } from '../../kit/EmptyState.tsx';

type NothingShownProps = {
  readonly title: string;
  readonly text: string;
  /** The button's label. */
  readonly showAll: string;
  readonly onShowAll: () => void;
};

/** Replaces a table that the search or a filter left without a row. */
export function NothingShown({ title, text, showAll, onShowAll }: NothingShownProps) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      text={text}
      action={
        <button type="button" className="btn btn-quiet" onClick={onShowAll}>
          {showAll}
        </button>
      }
    />
  );
}
