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

/** 0 when nobody is; a browser that cannot say leaves it to the server. */
export function signedInUntil(): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const mayBeSignedIn = (now: number) => signedInUntil() > now;
