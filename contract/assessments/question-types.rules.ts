/** Which kinds of questions there are, and how much a question may have. Pure data: the browser and the server ask the same. */

/** [QU-37] `fill`: gaps in the text; `practical`: something that is made with a tool. */
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

/** [QU-37] The numbers by which calls of the specification name the types. */
export const questionTypeNumbers = {
  mcq: 1,
  multi: 2,
  true_false: 3,
  fill: 4,
  match: 5,
  subjective: 6,
  practical: 7,
} as const satisfies Record<QuestionType, number>;

/** Are answers of this type marked without a person? */
export const isMarkedByRule = (type: QuestionType): boolean => type !== 'subjective' && type !== 'practical';

/** Do teachers write choices for this type? */
export const hasChoices = (type: QuestionType): boolean => type === 'mcq' || type === 'multi';

/** In which language a question is written. */
export const questionLanguages = ['en', 'hi', 'ur'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/** `retired`: no new assessment takes it; those that have it keep it. */
export const questionStates = ['ready', 'retired'] as const;
export type QuestionState = (typeof questionStates)[number];

/** The name that uploads of pictures of questions travel by; `questionPolicy` says which files it takes. */
export const questionUploadKind = 'question';

/** Lengths are characters; counts are what one question has at most. */
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
  /** Of one gap: how many texts are right. */
  answersOfBlank: 20,
  answer: 200,
  pairsLeast: 2,
  pairs: 10,
  /** Right sides of a match that belong to no left side. */
  extras: 5,
  /** Words of a subjective answer; 0: no limit. */
  wordsMost: 5_000,
  /** Characters of a subjective answer as a student sends it. */
  answerText: 20_000,
  /** Files of a practical answer. */
  answerFiles: 6,
} as const;

/**
 * Marks are stored as whole hundredths, so that sums are exact. On the wire and on screens they are marks, such as 1.5.
 */
export const hundredths = 100;
export const marksLeast = 0.25;
export const marksMost = 100;
export const marksStep = 0.25;

export const toHundredths = (marks: number): number => Math.round(marks * hundredths);
export const toMarks = (stored: number): number => stored / hundredths;

/** Where the text of a question has its gaps: three or more underscores, in order. */
const gap = /_{3,}/gu;

/** How many gaps a text has. */
export const gapsOf = (prompt: string): number => prompt.match(gap)?.length ?? 0;

/** The text between the gaps: one part more than there are gaps. */
export const partsAtGaps = (prompt: string): readonly string[] => prompt.split(gap);

/** Letters of an id of a choice, a gap or a side of a match. */
const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
export const partIdLength = 8;

/**
 * A new id of a choice, a gap or a side of a match. It stays with the part through all later versions, and is never given
 * twice: answers name parts by it, so that no order and no later version makes a right answer wrong. `random`: bytes, such
 * as of `crypto.getRandomValues`, at least as many as `partIdLength`.
 */
export const partIdOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, partIdLength), (byte) => idLetters[byte % idLetters.length]).join('');

export const newPartId = (): string => partIdOf(crypto.getRandomValues(new Uint8Array(partIdLength)));
