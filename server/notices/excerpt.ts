import { fold } from '#contract/search/fold.ts';
import { type FoundInFile } from '#contract/search/found-in.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { isWanted } from '#server/files/texts/text-words.ts';
import { textsOnNotices } from './queries/file-texts.ts';

/** Characters before the first find, and in all. */
const before = 50;
const shown = 180;

/** Words as they are written, with the vowel signs and joiners of their script. */
const writtenWord = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly isMatch: boolean;
}

/** Cuts the text around the first find; `words` come from `searchWords`. */
export function excerptOf(text: string, words: readonly string[]): FoundInFile['excerpt'] {
  const found = Array.from(text.matchAll(writtenWord), (match): Word => {
    const isMatch = (fold(match[0]).match(/[\p{L}\p{N}]+/gu) ?? []).some((each) => isWanted(each, words));
    return { start: match.index, end: match.index + match[0].length, isMatch };
  });
  const centre = found.find(({ isMatch }) => isMatch)?.start ?? 0;
  // Whole words only, so that no script is cut between a letter and its mark.
  const from = found.find(({ start }) => start >= Math.max(0, centre - before))?.start ?? 0;
  const to = found.findLast(({ end }) => end <= from + shown)?.end ?? Math.min(text.length, from + shown);
  const end = to === found.at(-1)?.end ? Math.min(text.length, to + 1) : to;
  return [
    ...(from > 0 ? [piece('… ', false)] : []),
    ...pieces(text, from, end, found),
    ...(end < text.length ? [piece(' …', false)] : []),
  ];
}

function pieces(text: string, from: number, to: number, words: readonly Word[]) {
  const made: FoundInFile['excerpt'] = [];
  let at = from;
  for (const { start, end } of words.filter((word) => word.isMatch && word.start >= from && word.end <= to)) {
    if (start > at) made.push(piece(text.slice(at, start), false));
    made.push(piece(text.slice(start, end), true));
    at = end;
  }
  if (at < to) made.push(piece(text.slice(at, to), false));
  return made;
}

const piece = (text: string, isMatch: boolean) => ({
  text: text.replace(/\s+/g, ' '),
  is_match: isMatch ? (1 as const) : (0 as const),
});

/** For notices the reader may read: the file in which the words were found, and an excerpt. */
export async function foundInFiles(
  db: Queryable,
  notices: readonly { readonly schoolId: number; readonly id: number }[],
  words: readonly string[],
): Promise<ReadonlyMap<number, FoundInFile>> {
  const found = await textsOnNotices(db, notices, words);
  return new Map(
    found.map((each) => [each.noticeId, { file: each.file, excerpt: excerptOf(each.text, words) }]),
  );
}
