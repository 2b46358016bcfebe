/**
 * [LG-11] Until when somebody is signed in in this browser, in milliseconds since the epoch. Not a credential: it
 * only spares a visitor who is not signed in a call that could but fail.
 */
const key = 'expiration';

export function markSignedIn(expiresAt: number): void {
  try {
    localStorage.setItem(key, String(expiresAt));
  } catch {
    // Without storage every start asks the server.
  }
}

export function clearSignedInMark(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was marked where nothing can be removed.
  }
}

export function mayBeSignedIn(now: number): boolean {
  try {
    return Number(localStorage.getItem(key)) > now;
  } catch {
    return true;
  }
}
