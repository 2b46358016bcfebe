const longestShown = 80;
/** Splits into whole signs, so no script is cut between a letter and its mark. */
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Names that Windows takes for a device, whatever follows their first dot. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Removes what could mislead or break a page, a header or a disk: folders, control characters, halves of signs, dots
 * that hide a file, and invisible signs that turn the reading order around (`photo<RLO>gnp.exe`). Every script keeps
 * its letters and joiners.
 */
export function cleanFileName(originalName: string): string {
  const last = originalName.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(
      /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu,
      '',
    )
    .trim()
    .replace(/^[.\s]+/, '')
    .replace(device, '_$1');
  return name || 'file';
}

/** The limit of disks; a letter of most scripts takes two or three bytes. */
const mostDiskBytes = 255;

/** Shortens a name for a disk in the middle, whole signs only, and keeps its ending. */
export function diskFileName(name: string): string {
  if (Buffer.byteLength(name) <= mostDiskBytes) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return shortened(name.slice(0, name.length - ending.length), ending) + ending;
}

export function shortened(name: string, tail: string): string {
  const most = mostDiskBytes - Buffer.byteLength(tail);
  if (Buffer.byteLength(name) <= most) return name;
  let kept = '';
  for (const { segment } of signs.segment(name)) {
    if (Buffer.byteLength(kept + segment) > most) break;
    kept += segment;
  }
  return kept;
}

/** Cleans a name and shortens it in the middle, so that a message stays readable and shows the ending. */
export function shownFileName(originalName: string): string {
  const name = Array.from(signs.segment(cleanFileName(originalName)), ({ segment }) => segment);
  if (name.length <= longestShown) return name.join('');
  return `${name.slice(0, longestShown - 16).join('')}…${name.slice(-15).join('')}`;
}
