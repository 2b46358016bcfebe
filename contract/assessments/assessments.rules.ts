/** `theory`: questions; `practical`: work made with a tool and marked by a rubric. */
export const assessmentKinds = ['theory', 'practical'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

/** `draft`: only its author sees it; `scheduled`: students may start from `opens_at` on. */
export const assessmentStates = ['draft', 'scheduled'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/**
 * What students see of their result: nothing, the score after the release, or also the right answers once it is
 * released and the window has closed for everybody.
 */
export const showPolicies = ['nothing', 'score', 'score_then_keys'] as const;
export type ShowPolicy = (typeof showPolicies)[number];

/** `open`: the student works; `handed_in`: nothing more is saved; `marked`: every answer has marks. */
export const attemptStates = ['open', 'handed_in', 'marked', 'released', 'sent_back'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attemptStatusNumbers = { handed_in: 1, released: 2, sent_back: 3 } as const satisfies Partial<
  Record<AttemptState, number>
>;

/** `ready`: the code opens one attempt; `used`: it has; `expired`: it is too old. */
export const codeStates = ['none', 'ready', 'used', 'expired'] as const;

/** `time`: time was up; `closed`: the window closed; `teacher`: a teacher ended the attempt. */
export const handInReasons = ['student', 'time', 'closed', 'teacher'] as const;
export type HandInReason = (typeof handInReasons)[number];

export const markSources = ['rule', 'teacher', 'regrade'] as const;
export type MarkSource = (typeof markSources)[number];

export const regradeWays = ['new_key', 'full_credit', 'drop'] as const;
export type RegradeWay = (typeof regradeWays)[number];

export const assessmentLimits = {
  title: 150,
  instructions: 5_000,
  items: 200,
  questions: 200,
  minutesLeast: 1,
  minutes: 600,
  attempts: 10,
  windowDays: 366,
  passPercent: 100,
  groups: 200,
  students: 500,
  reason: 300,
  feedback: 4_000,
  /** Percent of the usual time. */
  factorLeast: 100,
  factor: 400,
  extraMinutes: 600,
} as const;

/** [CO-36, QU-61] */
export const usualPassPercent = 50;

/** Saves up to this many seconds after the end count, and are flagged. */
export const lateSaveSeconds = 120;
/** Whole minutes, rounded up, so that the next try after them is not refused again. */
export const minutesToWait = (seconds: number): number => Math.ceil(seconds / 60);
export const wrongCodesMost = 5;
export const wrongCodeWaitSeconds = 300;
/** Exam codes leave out letters that look alike. */
export const examCodeLength = 6;

/** With fewer first attempts, figures say more about single students than about the test. */
export const statisticsFrom = 20;
