/** [LG-11] The end of this browser's sign-in, in ms since the epoch. No credential: it only saves a useless call. */
const key = 'expiration';
const probe = 'banyan.probe';

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
    const marked = localStorage.getItem(key);
    return marked === null && isFull() ? Number.POSITIVE_INFINITY : Number(marked);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether a mark could not have been stored. */
function isFull(): boolean {
  try {
    localStorage.setItem(probe, 'probe');
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}

export const mayBeSignedIn = (now: number) => signedInUntil() > now;
