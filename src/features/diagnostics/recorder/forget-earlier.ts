/** Where a page leaves its record to the next one of its tab: of this tab alone, and gone with it. */
export const earlierName = 'banyan.earlier-steps';

export function forgetEarlier(): void {
  try {
    sessionStorage.removeItem(earlierName);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
