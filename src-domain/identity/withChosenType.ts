import { ok } from '../shared/Result.ts';
import type { Opened } from './resumeSession.ts';
import { isOutsider } from './Session.ts';
import type { UserType } from './User.ts';

/** Keeps the user type that a newcomer chose, for another attempt to register them. */
export function withChosenType(opened: Opened, type: UserType): Opened {
  return opened.ok && isOutsider(opened.value) ? ok({ ...opened.value, type }) : opened;
}
