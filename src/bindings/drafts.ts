import type { Container } from 'inversify';
import { BrowserDraftStore } from '#adapters/browser/BrowserDraftStore.ts';
import { IndexedDraftPictureStore } from '#adapters/browser/IndexedDraftPictureStore.ts';
import { Drafts } from '#ui/state/Drafts.ts';
import { factories } from '../factories.ts';
import { bindOnce, token } from '../token.ts';
import { ports, shared } from '../tokens.ts';

const drafts = token<Drafts>('Drafts');

/** For each feature with a form that keeps drafts; the first one binds them. They are kept on this device, whoever stands behind the other ports. */
export function bindDrafts(container: Container): void {
  if (container.isBound(drafts)) return;
  bindOnce(
    container, drafts, [ports.clock, shared.session],
    (clock, session) => new Drafts(new BrowserDraftStore(), new IndexedDraftPictureStore(), clock, session),
  );
  bindOnce(container, factories.draft, [drafts], (kept) => (form, subject) => kept.of(form, subject));
}

export function draftsIn(container: Container): Drafts {
  bindDrafts(container);
  return container.get(drafts);
}
