import { IndexedAnswerStore } from '#adapters/browser/IndexedAnswerStore.ts';
import { forgetPictures } from '#adapters/browser/pictureCache.ts';

const store = new IndexedAnswerStore();

/** Removes what the device keeps of what was seen. */
export async function forgetKept(): Promise<void> {
  await Promise.all([store.removeAll(), forgetPictures()]);
}

/** Whether the device keeps no answer. */
export async function keepsNothing(): Promise<boolean> {
  return (await store.owners()).length === 0;
}

/** A tab may have closed before it removed what belonged to the person who left. */
export async function forgetOthers(owner: string | null): Promise<void> {
  const owners = await store.owners();
  if (owners.some((whose) => whose !== '' && whose !== owner)) await forgetKept();
}
