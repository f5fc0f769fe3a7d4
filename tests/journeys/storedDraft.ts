import type { Page } from '@playwright/test';

/** Text is stored once the typing pauses. */
export const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('re-sale-shop:drafts'));

/** The photo is shown before the device has stored it. */
export const hasStoredPhoto = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    // Opening a database would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 're-sale-shop')) return false;
    const database = await answer(indexedDB.open('re-sale-shop'));
    const pictures = await answer(database.transaction('draft-pictures').objectStore('draft-pictures').count());
    database.close();
    return pictures > 0;
  });
