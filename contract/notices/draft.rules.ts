import { looseFileDays } from '#contract/files/loose-files.rules.ts';

/** What the server keeps of half-written notices. */
export const draftLimits = {
  /** Of the draft as JSON text: a description far too long to be sent is kept as well. */
  characters: 400_000,
  titleCharacters: 200,
  /** Of one person; the oldest go first. */
  drafts: 100,
  /** After the last change. */
  days: looseFileDays,
} as const;
