/** In this tab's storage only. */
export const earlierName = 'banyan.earlier-steps';

export function forgetEarlier(): void {
  try {
    sessionStorage.removeItem(earlierName);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
