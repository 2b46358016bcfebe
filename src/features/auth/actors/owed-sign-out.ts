/** A sign-out that did not reach the server: the cookie still names its session. */
const key = 'sign-out-owed';

export function owesSignOut(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function oweSignOut(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // The session then ends at its time.
  }
}

export function forgetOwed(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
