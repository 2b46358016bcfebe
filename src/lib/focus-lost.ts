/** The focused element left the page, so the focus fell back to its dialog or to nothing. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.getAttribute('role') === 'dialog';
}
