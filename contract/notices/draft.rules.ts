import { looseFileDays } from '#contract/files/loose-files.rules.ts';

export const draftLimits = {
  /** Of the draft as JSON. It is far more than can be sent, so that no typing is lost. */
  characters: 400_000,
  titleCharacters: 200,
  /** Per person; the oldest go first. */
  drafts: 100,
  /** After the last change. */
  days: looseFileDays,
} as const;
