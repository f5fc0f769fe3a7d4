/** A paragraph, or the points of a list. Text between backticks is code. */
export type AnswerPart = string | readonly string[];

export type BlogQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly AnswerPart[];
};
