type SkeletonProps = {
  readonly lines?: number | undefined;
  /** 'line' of text, 'control' as high as a field, 'row' of a table. */
  readonly shape?: 'line' | 'control' | 'row' | undefined;
};

/** Grey placeholders for content that is loading. */
export function Skeleton({ lines = 1, shape = 'line' }: SkeletonProps) {
  return (
    <div className={`skels skels--${shape}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skel" />
      ))}
    </div>
  );
}
