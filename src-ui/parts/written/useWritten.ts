import { use } from 'react';
import { type WrittenCatalogue, WrittenContext, type WrittenHtml } from '../../context/WrittenContext.ts';

/** The build's content for this place while the read has no answer. The component must be an observer. */
export function useWritten(read: { readonly value: unknown }): WrittenCatalogue | WrittenHtml | null {
  const written = use(WrittenContext);
  if (written === null || read.value !== undefined) return null;
  if ('asOf' in written) return written;
  return written.place !== null && written.path === location.pathname ? written : null;
}

/** Whether the build wrote this page, also once an answer has replaced that. */
export function useIsWritten(): boolean {
  const written = use(WrittenContext);
  return written !== null && 'path' in written && written.path === location.pathname;
}
