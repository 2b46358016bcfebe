import type { SavedAnswer, ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { isAnswered } from '#contract/assessments/marking.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import type {
  AttemptContext,
  HeardClock,
  KeptAnswers,
  Mark,
  PaperAnswer,
  SavedAnswers,
} from './assessment-attempt.types.ts';

/** In milliseconds. */
export const attemptTimes = {
  /** From the first change to its save: a burst of them is one. */
  soon: 2_000,
  /** Until a save that did not arrive is tried again. */
  again: 5_000,
  /** The same where the browser says that it is offline: it may be wrong. */
  seldom: 30_000,
};
/** Answers of one request at most. */
export const answersAtOnce = 20;

const minute = 60_000;
const marks: readonly Mark[] = [1, 5, 10];
/** Of `setTimeout`. */
const longestWait = 2 ** 31 - 1;

/** Runs on whatever the device's clock is set to. Walks put one that stands in its place. */
export const steadyClock = { now: (): number => performance.now() };

/** Milliseconds since 1970 by the clock of the server. */
export const serverNow = ({ now, at }: HeardClock): number => now + (steadyClock.now() - at);

export const left = ({ clock, endsAt }: Pick<AttemptContext, 'clock' | 'endsAt'>): number =>
  endsAt - serverNow(clock);

/** The mark that is reached with so many milliseconds left; null: none. */
export const markAt = (milliseconds: number): Mark | null =>
  marks.find((mark) => milliseconds <= mark * minute) ?? null;

/** How long until the next mark, or the end. */
export function untilNextMark(milliseconds: number): number {
  const next = marks.findLast((mark) => milliseconds > mark * minute);
  const wait = next === undefined ? milliseconds : milliseconds - next * minute;
  return Math.min(longestWait, Math.max(0, Math.ceil(wait)));
}

export const untilOpening = (opensAt: number | null, clock: HeardClock): number =>
  Math.min(longestWait, Math.max(1_000, Math.ceil((opensAt ?? 0) - serverNow(clock))));

type Paper = Pick<AttemptContext, 'paper' | 'unsent' | 'seq'>;
type OpenedPaper = Paper & Pick<AttemptContext, 'crossed'>;

/**
 * The paper of an attempt: what the server has, and over it what this browser kept. Of two answers the one with the higher
 * number is newer; what is taken from the browser is not acknowledged, and is sent. An answer that another device wrote
 * since stays, and the student chooses one of the two. (A device that takes over counts on from far above.) The server
 * shows no answers of an attempt that ended: everything that was kept is sent, and the server decides.
 */
export function paperOf(attempt: ShownAttempt, kept: KeptAnswers | null): OpenedPaper {
  const paper: Record<number, PaperAnswer> = {};
  for (const { position, answer, seq, is_flagged } of attempt.items)
    paper[position] = { answer, seq, isFlagged: is_flagged === 1 };
  const unsent: number[] = [];
  const crossed: SavedAnswer[] = [];
  let { seq } = attempt;
  for (const one of kept?.attemptId === attempt.attempt_id ? kept.answers : []) {
    const stored = paper[one.position];
    if (!stored && attempt.state === 'open') continue;
    if (stored && stored.seq >= one.seq) {
      if (isFilled(one.answer) && !isSame(one.answer, stored.answer)) crossed.push(one);
      continue;
    }
    paper[one.position] = { answer: one.answer, seq: one.seq, isFlagged: one.is_flagged === 1 };
    if (!unsent.includes(one.position)) unsent.push(one.position);
    seq = Math.max(seq, one.seq);
  }
  return { paper, unsent, seq, crossed };
}

const isSame = (one: QuestionAnswer | null, other: QuestionAnswer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A change gets the next number. */
export function changed(
  { paper, unsent, seq }: Paper,
  position: number,
  change: Partial<Pick<PaperAnswer, 'answer' | 'isFlagged'>>,
): Paper {
  const before = paper[position];
  if (!before) return { paper, unsent, seq };
  const next = seq + 1;
  return {
    paper: { ...paper, [position]: { ...before, ...change, seq: next } },
    unsent: unsent.includes(position) ? unsent : [...unsent, position],
    seq: next,
  };
}

/** What is sent next, the oldest change first. */
export const unsentAnswers = ({ paper, unsent }: Pick<Paper, 'paper' | 'unsent'>): readonly SavedAnswer[] =>
  unsent
    .flatMap((position): SavedAnswer[] => {
      const one = paper[position];
      return one ? [{ position, seq: one.seq, answer: one.answer, is_flagged: one.isFlagged ? 1 : 0 }] : [];
    })
    .toSorted((one, other) => one.seq - other.seq);

/** What this browser keeps: changes on their way, and those that the student has not decided about. */
export const keptAnswers = (
  of: Pick<OpenedPaper, 'paper' | 'unsent' | 'crossed'>,
): readonly SavedAnswer[] => [...of.crossed, ...unsentAnswers(of)];

type Sent = Pick<AttemptContext, 'sending'>;

/**
 * Which changes are left once these were acknowledged: one that was made meanwhile has a higher number, and of one that
 * the server has a higher number of, it has another text.
 */
export const leftUnsent = (
  { paper, unsent, sending }: Paper & Sent,
  { saved }: Pick<SavedAnswers, 'saved'>,
): readonly number[] =>
  unsent.filter((position) => {
    const sent = sending.find((one) => one.position === position);
    const stored = saved.find((one) => one.position === position);
    return sent === undefined || stored?.seq !== sent.seq || paper[position]?.seq !== sent.seq;
  });

/** The server already has a newer answer than the one that was sent: another window wrote it. */
export const isOvertaken = ({ sending }: Sent, { saved }: Pick<SavedAnswers, 'saved'>): boolean =>
  sending.some(({ position, seq }) => saved.some((one) => one.position === position && one.seq > seq));

export const isFilled = (answer: QuestionAnswer | null): boolean => answer !== null && isAnswered(answer);

/** Positions without an answer. */
export const openQuestions = ({ paper }: Pick<Paper, 'paper'>): number[] =>
  Object.entries(paper)
    .filter(([, { answer }]) => !isFilled(answer))
    .map(([position]) => Number(position));
