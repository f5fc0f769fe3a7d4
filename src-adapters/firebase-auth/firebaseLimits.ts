/** How long Firebase may take, in milliseconds. */
export const firebaseLimits = {
  /** For loading its code, and for any answer that a person waits for. */
  answer: 20_000,
  /** For the current account, which each page waits for; then the account that this device remembers holds. */
  account: 5000,
  /** For the ID token, which other calls wait for. */
  idToken: 10_000,
  /** For choosing an account in Google's window. */
  popup: 300_000,
};

export type FirebaseLimits = typeof firebaseLimits;
