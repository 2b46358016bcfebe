/** Jobs of one line run one after another, the lines side by side: a mail never waits behind an import. */
export const jobLines = [
  /** Short work that belongs to an act: bells, reminders, plans whose time has come. */
  'everyday',
  'mail',
  /** Reading the text of documents and drawing their first page. */
  'texts',
  'import',
  /** Long lists, written to a file. */
  'export',
  /** Codes for a first sign-in: a second of the processor each step. */
  'cards',
  'upkeep',
] as const;

export type JobLine = (typeof jobLines)[number];
