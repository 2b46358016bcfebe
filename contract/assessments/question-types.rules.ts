/** [QU-37] `fill`: gaps in the text; `practical`: work made with a tool. */
export const questionTypes = [
  'mcq',
  'multi',
  'true_false',
  'fill',
  'match',
  'subjective',
  'practical',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** [QU-37] The specification's numbers of the types. */
export const questionTypeNumbers = {
  mcq: 1,
  multi: 2,
  true_false: 3,
  fill: 4,
  match: 5,
  subjective: 6,
  practical: 7,
} as const satisfies Record<QuestionType, number>;

export const isMarkedByRule = (type: QuestionType): boolean => type !== 'subjective' && type !== 'practical';

export const hasChoices = (type: QuestionType): boolean => type === 'mcq' || type === 'multi';

export const questionLanguages = ['en', 'hi', 'ur'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/** `retired`: new assessments cannot use it; those that have it keep it. */
export const questionStates = ['ready', 'retired'] as const;
export type QuestionState = (typeof questionStates)[number];

export const questionUploadKind = 'question';

/** Lengths are in characters; counts are the most in one question. */
export const questionLimits = {
  bankName: 100,
  prompt: 4_000,
  choice: 500,
  pictureWords: 300,
  explanation: 2_000,
  modelAnswer: 5_000,
  choicesLeast: 2,
  choices: 10,
  blanks: 10,
  answersOfBlank: 20,
  answer: 200,
  pairsLeast: 2,
  pairs: 10,
  extras: 5,
  /** Words of a subjective answer; 0: no limit. */
  wordsMost: 5_000,
  answerText: 20_000,
  answerFiles: 6,
} as const;

/** Marks are stored in whole hundredths, so that sums are exact. The wire and the screens carry marks such as 1.5. */
export const hundredths = 100;
export const marksLeast = 0.25;
export const marksMost = 100;
export const marksStep = 0.25;

export const toHundredths = (marks: number): number => Math.round(marks * hundredths);
export const toMarks = (stored: number): number => stored / hundredths;

/** Three or more underscores mark a gap in the text. */
const gap = /_{3,}/gu;

export const gapsOf = (prompt: string): number => prompt.match(gap)?.length ?? 0;

export const partsAtGaps = (prompt: string): readonly string[] => prompt.split(gap);

/** Letters that look alike are left out. */
const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
export const partIdLength = 8;

/**
 * Makes an id of a choice, gap or side of a match. It stays with the part in all later versions and is never reused,
 * because stored answers name parts by it. `random` needs at least `partIdLength` bytes.
 */
export const partIdOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, partIdLength), (byte) => idLetters[byte % idLetters.length]).join('');

export const newPartId = (): string => partIdOf(crypto.getRandomValues(new Uint8Array(partIdLength)));
