import type { ReactNode } from 'react';
import type { AnswerPart } from '../../copy/blog.ts';

export function Answer({ parts }: { readonly parts: readonly AnswerPart[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <p key={index}>{withCode(part)}</p>
    ) : (
      <ul key={index}>
        {part.map((point) => (
          <li key={point}>{withCode(point)}</li>
        ))}
      </ul>
    ),
  );
}

/** What stands between backticks is code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
