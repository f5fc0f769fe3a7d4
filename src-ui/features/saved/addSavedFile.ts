import type { AddedFromFile, DeviceLists } from '../../state/DeviceLists.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { savedTexts } from '../../texts/saved.ts';

/** The fullest lists take less than half of this. */
const largestFile = 5_000_000;

/** Adds the entries of a chosen file, and says what became of them. */
export async function addSavedFile(file: Blob, lists: DeviceLists, notifications: Notifications): Promise<void> {
  if (file.size > largestFile) {
    notifications.say('danger', savedTexts, (texts) => texts.fileTooLarge);
    return;
  }
  const text = await file.text().catch(() => null);
  if (text === null) {
    notifications.say('danger', savedTexts, (texts) => texts.unreadableFile);
    return;
  }
  const added = lists.addFile(text);
  if (added === null) notifications.say('danger', savedTexts, (texts) => texts.notOurFile);
  else notifications.say(isWhole(added) ? 'success' : 'info', savedTexts, (texts) => outcome(added, texts));
}

function isWhole({ damaged, noRoom, lasts }: AddedFromFile): boolean {
  return damaged === 0 && noRoom === 0 && lasts;
}

function outcome(added: AddedFromFile, texts: typeof savedTexts.english): string {
  const { products, searches, damaged, noRoom, lasts } = added;
  const hasAdded = products + searches > 0;
  return [
    hasAdded ? texts.added(products, searches) : noRoom + damaged === 0 ? texts.nothingAdded : '',
    damaged > 0 ? texts.damagedEntries(damaged) : '',
    noRoom > 0 ? texts.noRoomFor(noRoom) : '',
    hasAdded && !lasts ? texts.addedForNow : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
