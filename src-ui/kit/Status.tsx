import { type ReactNode, useEffect, useRef } from 'react';
import { useAnnounce } from './Announcer.tsx';

/**
 * A status that comes with its first text. Screen readers hear what comes into a region that they know, so the page's own
 * region says the first one.
 */
export function Status({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => announce(element.current?.textContent ?? ''), [announce]);
  return (
    <p ref={element} role="status">
      {children}
    </p>
  );
}
