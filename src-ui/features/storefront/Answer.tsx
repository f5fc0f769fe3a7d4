import { createElement, Fragment, type ReactNode } from 'react';
import type { AnswerPart } from '../../texts/BlogQuestion.ts';

export function Answer({ parts }: { readonly parts: readonly AnswerPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{withCode(part)}</p>
    ) : (
      <ul key={part.join()}>
        {part.map((point) => (
          <li key={point}>{withCode(point)}</li>
        ))}
      </ul>
    ),
  );
}

/** Text between backticks is code. */
function withCode(text: string): ReactNode {
  const pieces = text.split('`').map((piece, index) => (index % 2 === 1 ? createElement('code', {}, piece) : piece));
  return createElement(Fragment, {}, ...pieces);
}
