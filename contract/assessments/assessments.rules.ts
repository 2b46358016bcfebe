/** What assessments are and how much they may have. Pure: the browser and the server ask the same. */

/** `theory`: questions; `practical`: something made with a tool, marked by a rubric. */
export const assessmentKinds = ['theory', 'practical'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

/** `draft`: only its author sees it; `scheduled`: given to students, from `opens_at` on they may start. */
export const assessmentStates = ['draft', 'scheduled'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/**
 * What a student reads of their result: nothing; the score once it is released; the answers with what is right too, from
 * the moment on at which it is released and the window is closed for everybody.
 */
export const showPolicies = ['nothing', 'score', 'score_then_keys'] as const;
export type ShowPolicy = (typeof showPolicies)[number];

/** `open`: the student works; `handed_in`: nothing is saved any more; `marked`: every answer has its marks; `released`. */
export const attemptStates = ['open', 'handed_in', 'marked', 'released', 'sent_back'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** As calls of the specification number what became of an attempt that was handed in. */
export const attemptStatusNumbers = { handed_in: 1, released: 2, sent_back: 3 } as const satisfies Partial<
  Record<AttemptState, number>
>;

/** `none`: there is none; `ready`: it opens one attempt; `used`: it did; `expired`: it is too old. */
export const codeStates = ['none', 'ready', 'used', 'expired'] as const;

/** Why an attempt ended: the student said so, time was up, the window closed, a teacher ended it. */
export const handInReasons = ['student', 'time', 'closed', 'teacher'] as const;
export type HandInReason = (typeof handInReasons)[number];

/** Who gave the marks of an answer: a rule, a teacher, a regrade. */
export const markSources = ['rule', 'teacher', 'regrade'] as const;
export type MarkSource = (typeof markSources)[number];

/** How a question is marked again: by a corrected key, in full for all, or not at all. */
export const regradeWays = ['new_key', 'full_credit', 'drop'] as const;
export type RegradeWay = (typeof regradeWays)[number];

export const assessmentLimits = {
  title: 150,
  instructions: 5_000,
  items: 200,
  /** Questions that students get, fixed and drawn together. */
  questions: 200,
  minutesLeast: 1,
  minutes: 600,
  attempts: 10,
  /** Days between opening and closing. */
  windowDays: 366,
  passPercent: 100,
  groups: 200,
  /** Students who are chosen one by one. */
  students: 500,
  reason: 300,
  feedback: 4_000,
  /** Percent of the usual time that an accommodation gives. */
  factorLeast: 100,
  factor: 400,
  extraMinutes: 600,
} as const;

/** [CO-36, QU-61] */
export const usualPassPercent = 50;

/** Saves that arrive up to this many seconds after the end count, and are flagged. */
export const lateSaveSeconds = 120;
/** Wrong codes until one has to wait, and for how many seconds. */
export const wrongCodesMost = 5;
export const wrongCodeWaitSeconds = 300;
/** Letters of an exam code, without those that look alike. */
export const examCodeLength = 6;

/** Figures of fewer first attempts than this say more about single students than about the test. */
export const statisticsFrom = 20;
