import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

type EmptyStateProps = {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** Says that a list is empty and what to do: a drawing, a sentence, an action. */
export function EmptyState({ drawing, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="state">
      <Drawing name={drawing} />
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className="btn-row">{action}</div>}
    </div>
  );
}
