const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `most` letters as people count them, so no emoji and no script is cut between a letter and its mark. */
export function beginningOf(text: string, most: number): string {
  // A letter has at least one unit.
  if (text.length <= most) return text;
  let count = 0;
  for (const { index } of signs.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** Like `beginningOf`, with an ellipsis if something is left out. `truncate` in src/ui, which stands alone, does the same. */
export function shorten(text: string, most: number): string {
  const kept = beginningOf(text, most);
  return kept === text ? text : `${kept.trimEnd()}…`;
}
