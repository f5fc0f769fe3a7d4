import { type Auth, inMemoryPersistence, setPersistence } from 'firebase/auth';

/** Characters; more than Firebase stores for any account. */
const roomForSomebody = 8000;
const probe = 're-sale-shop:room';

function hasRoom(): boolean {
  try {
    localStorage.setItem(probe, 'x'.repeat(roomForSomebody));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Call before Firebase stores an account. Firebase tests a device's storage only with a short text, and fails a sign-in
 * whose record then does not fit. Without room, people stay signed in as long as the page is open. Null if there is
 * nothing to wait for, because a pop-up may open only in the moment of the click.
 */
export function choosePersistence(auth: Auth): Promise<void> | null {
  return hasRoom() ? null : setPersistence(auth, inMemoryPersistence);
}
