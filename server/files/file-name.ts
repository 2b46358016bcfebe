const longestShown = 80;
/** Whole signs, so that no script is cut between a letter and its mark. */
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The name without what could mislead or break a page, a header or a disk: folders, control characters and the
 * invisible signs that turn reading order around (`photo<RLO>gnp.exe`). Every script stays as it is.
 */
export function cleanFileName(originalName: string): string {
  const last = originalName.split(/[/\\]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}

/** The clean name, shortened in the middle so that a message stays readable and the ending is seen. */
export function shownFileName(originalName: string): string {
  const name = Array.from(signs.segment(cleanFileName(originalName)), ({ segment }) => segment);
  if (name.length <= longestShown) return name.join('');
  return `${name.slice(0, longestShown - 16).join('')}…${name.slice(-15).join('')}`;
}
