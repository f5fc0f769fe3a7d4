import { type ReactNode, useDeferredValue } from 'react';
import { observer } from 'mobx-react-lite';
import type { WrittenCatalogue } from '../../context/WrittenContext.ts';
import { KeptHtml, type MarketplaceRead } from './KeptHtml.tsx';
import { useWritten } from './useWritten.ts';
import { WrittenPlace } from './WrittenPlace.tsx';

type WrittenProps = {
  readonly read: MarketplaceRead;
  readonly onRetry: () => void;
  /** Drawn once there is an answer, and where the build wrote nothing. */
  readonly instead: ReactNode;
  /** Draws what the build has read. */
  readonly children: (catalogue: WrittenCatalogue) => ReactNode;
};

/** The build's HTML of the marketplace, until the marketplace answers. */
export const Written = observer(function Written({ read, onRetry, instead, children }: WrittenProps) {
  const written = useDeferredValue(useWritten(read));
  if (written === null) return instead;
  if ('asOf' in written) return <WrittenPlace>{children(written)}</WrittenPlace>;
  return <KeptHtml html={written} read={read} onRetry={onRetry} />;
});
