import type { Ports } from '#domain/Ports.ts';
import { forgetReportsOf } from '#domain/reporting/reportMemory.ts';
import type { DraftedForm } from '../../state/drafts/draftedFields.ts';
import { Drafts } from '../../state/drafts/Drafts.ts';
import { StoredDrafts } from '../../state/drafts/StoredDrafts.ts';
import type { PageState } from '../../state/PageState.ts';
import { RequestsLook } from '../../state/RequestsLook.ts';

export const draftsFeature = (
  {
    deviceStore,
    pictureStore,
    sharedPhotos,
    clock,
  }: Pick<Ports, 'deviceStore' | 'pictureStore' | 'sharedPhotos' | 'clock'>,
  { session }: Pick<PageState, 'session'>,
) => {
  const all = new Drafts({ deviceStore, pictureStore, clock, session });
  return {
    draft: (form: DraftedForm, subject?: string) => all.of(form, subject),
    /** Deletes a signed-out person's drafts, shared photo, last look at the requests and memory of reports. */
    forgetPerson: async (owner: string) => {
      new RequestsLook(deviceStore).forget();
      forgetReportsOf(deviceStore, owner);
      await Promise.all([sharedPhotos.remove(), all.forget(owner)]);
    },
    /** Deletes the draft of an account's sign-up. */
    forgetSignUp: (owner: string) => new StoredDrafts(deviceStore).forgetSignUp(owner),
    /** Deletes drafts of people who were not signed in. */
    forgetVisitors: () => new StoredDrafts(deviceStore).forgetVisitors(),
  };
};
