/** A sign-out the server has not heard of: the cookie would still name its session. */
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
    // Then the session ends by itself, at its time.
  }
}

export function forgetOwed(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
