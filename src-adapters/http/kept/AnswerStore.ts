/** An answer as it came, so that reading it again checks it against the schemas of the release that reads it. */
export type KeptAnswer = {
  readonly text: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
};

/** The person whose answer it is, empty for what everybody sees; and the address, with the body where there is one. */
export type AnswerKey = readonly [owner: string, url: string];

/** Answers that stay on the device. What it refuses is as good as absent, and nothing here ever throws. */
export interface AnswerStore {
  read(key: AnswerKey): Promise<KeptAnswer | null>;
  write(key: AnswerKey, answer: KeptAnswer): Promise<void>;
}
