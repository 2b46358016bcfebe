/**
 * [LG-11] When the sign-in in this browser ends, in ms since the epoch. It is no credential: it only saves signed-out
 * visitors a call that must fail.
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

/** 0: nobody is signed in. If the browser cannot say, the server decides. */
export function signedInUntil(): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const mayBeSignedIn = (now: number) => signedInUntil() > now;
