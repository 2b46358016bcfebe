import type { Video } from '#contract/notices/notice.model.ts';
import { checkDates, noticeLimits } from '#contract/notices/notice.rules.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { NoticeValues } from './notice-form.types.ts';

/** What belongs together in a notice: of what depends on each other one side is taken whole. */
export const mergeParts = {
  title: ['title'],
  description: ['description'],
  audience: ['office', 'grades', 'divisions', 'noticeFor'],
  dates: ['shareDate', 'dueDate', 'dueDateMandatory'],
  notifyEmail: ['notifyEmail'],
  asksReceipt: ['asksReceipt'],
  isActive: ['isActive'],
  videos: ['videos'],
} as const satisfies Record<string, readonly (keyof NoticeValues)[]>;
export type MergePart = keyof typeof mergeParts;
const parts = Object.keys(mergeParts) as MergePart[];

export type MergeSide = 'mine' | 'theirs';
export type MergeChoices = Partial<Readonly<Record<MergePart, MergeSide>>>;

export interface MergeSides {
  /** What both began with; null: nobody knows, so that whatever differs has to be chosen. */
  readonly base: NoticeValues | null;
  readonly mine: NoticeValues;
  readonly theirs: NoticeValues;
  /** The school's day. */
  readonly today: string;
}

/** A part that one side changed, or both: alike in `together`, against each other in `conflict`. */
export interface MergeRow {
  readonly part: MergePart;
  readonly outcome: MergeSide | 'together' | 'conflict';
}

type Piece = Partial<NoticeValues>;

function pieceOf(values: NoticeValues, part: MergePart): Piece {
  const keys: readonly (keyof NoticeValues)[] = mergeParts[part];
  return Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
}

/** Of what both sides changed what fits together; null: a choice is needed. */
function togetherOf(part: MergePart, { base, mine, theirs, today }: MergeSides): Piece | null {
  if (base === null) return null;
  if (part === 'videos') return mergedVideos(base, mine, theirs);
  return part === 'dates' ? mergedDates(base, mine, theirs, today) : null;
}

/** As sets: what either side added is there, what either side took away is not. */
function mergedVideos(base: NoticeValues, mine: NoticeValues, theirs: NoticeValues): Piece | null {
  const has = (videos: readonly Video[], { url }: Video) => videos.some((each) => each.url === url);
  const stays = theirs.videos.filter((video) => !has(base.videos, video) || has(mine.videos, video));
  const added = mine.videos.filter((video) => !has(base.videos, video) && !has(theirs.videos, video));
  const videos = [...stays, ...added].map((video, index) => ({ ...video, label: `Video ${index + 1}` }));
  return videos.length > noticeLimits.videos ? null : { videos };
}

/** Day by day, if each was changed by one side alone and they make sense beside each other. */
function mergedDates(
  base: NoticeValues,
  mine: NoticeValues,
  theirs: NoticeValues,
  today: string,
): Piece | null {
  const clash = mergeParts.dates.some(
    (key) => base[key] !== mine[key] && base[key] !== theirs[key] && mine[key] !== theirs[key],
  );
  if (clash) return null;
  const one = <Key extends (typeof mergeParts.dates)[number]>(key: Key): NoticeValues[Key] =>
    base[key] === mine[key] ? theirs[key] : mine[key];
  const dates = {
    shareDate: one('shareDate'),
    dueDate: one('dueDate'),
    dueDateMandatory: one('dueDateMandatory'),
  };
  const problem = checkDates({
    share: dates.shareDate,
    due: dates.dueDate,
    today,
    mandatory: dates.dueDateMandatory,
    changed: null,
    stored: { share: theirs.shareDate, due: theirs.dueDate },
  });
  return problem ? null : dates;
}

function outcomeOf(part: MergePart, sides: MergeSides): MergeRow['outcome'] | 'same' {
  const [mine, theirs] = [pieceOf(sides.mine, part), pieceOf(sides.theirs, part)];
  const base = sides.base && pieceOf(sides.base, part);
  if (isSame(mine, theirs)) return 'same';
  if (base && isSame(base, mine)) return 'theirs';
  if (base && isSame(base, theirs)) return 'mine';
  return togetherOf(part, sides) ? 'together' : 'conflict';
}

/** Every part that is not the same on both sides. */
export function mergeRows(sides: MergeSides): MergeRow[] {
  return parts.flatMap((part) => {
    const outcome = outcomeOf(part, sides);
    return outcome === 'same' ? [] : [{ part, outcome }];
  });
}

/** The parts that still wait for a choice. */
export function openParts(sides: MergeSides, choices: MergeChoices): MergePart[] {
  return mergeRows(sides)
    .filter(({ part, outcome }) => outcome === 'conflict' && choices[part] === undefined)
    .map(({ part }) => part);
}

/** One notice of two: what one side changed is taken, and of what both changed the chosen one; unchosen is mine. */
export function merge(sides: MergeSides, choices: MergeChoices): NoticeValues {
  let merged = sides.mine;
  for (const { part, outcome } of mergeRows(sides)) {
    const side = outcome === 'conflict' ? (choices[part] ?? 'mine') : outcome;
    const piece = side === 'together' ? togetherOf(part, sides) : pieceOf(sides[side], part);
    merged = { ...merged, ...piece };
  }
  return merged;
}
