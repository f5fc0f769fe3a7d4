/** The texts of one kind of bulk run. */
export type BulkWords = {
  /** 'Verifying 50 sellers'. */
  readonly running: (count: number, written: string) => string;
  /** '48 sellers verified'. */
  readonly done: (count: number, written: string) => string;
  /** A row's words: 'Verifying…', 'Verified just now', 'Not verified.' */
  readonly rowRunning: string;
  readonly rowDone: string;
  readonly rowFailed: string;
};
