import type { ReactNode } from 'react';
import { Notice } from '../../kit/Notice.tsx';
import { useOnline } from '../../kit/useOnline.ts';

type NeedsNetworkProps = {
  readonly title: string;
  /** Says what is kept meanwhile. */
  readonly text: string;
  /** The button that sends something. */
  readonly children: ReactNode;
};

/** A button that sends something; while the device is offline, the reason why it cannot. */
export function NeedsNetwork({ title, text, children }: NeedsNetworkProps) {
  if (useOnline()) return children;
  return (
    <Notice tone="info" icon="cloud-off" title={title}>
      {text}
    </Notice>
  );
}
