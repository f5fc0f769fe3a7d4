import { useEffect, useState } from 'react';
import { useApp } from '../../context/AppContext.ts';
import type { Connection } from '../../state/Connection.ts';
import { InstallNote } from './InstallNote.tsx';
import { NetBar } from './NetBar.tsx';
import { UpdateNote } from './UpdateNote.tsx';

type NoticesProps = {
  readonly connection: Connection;
  /** Reads everything that is shown again. */
  readonly onRetry: () => void;
  /** Shows what this device keeps until the marketplace answers. */
  readonly onShowKept: () => void;
};

export function Notices({ connection, onRetry, onShowKept }: NoticesProps) {
  const { releases } = useApp();
  const [isOutdated, setOutdated] = useState(releases?.isOutdated === true);
  useEffect(() => releases?.onNews(() => setOutdated(true)), [releases]);
  return (
    <>
      <NetBar connection={connection} onRetry={onRetry} onShowKept={onShowKept} />
      {isOutdated ? <UpdateNote onUpdate={() => location.reload()} /> : <InstallNote />}
    </>
  );
}
