/**
 * Loads the product's typefaces. An English login page does without: a new typeface would have the browser lay out all
 * its text again, a tenth of a second on a slow phone, and move under the reader's eyes. Development has them in its
 * stylesheet.
 */
export function bringTypefaces(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-typefaces]');
  if (link?.rel === '') link.rel = 'stylesheet';
}
