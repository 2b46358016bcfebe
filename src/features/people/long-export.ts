import type { LongExport } from '#src/lib/exports/long-export.ts';
import { peopleMessages as messages } from './messages.en.ts';

/** [GR-07] The server's export of a large school, with the words of the screen. */
export const longPeopleExport = (kind: 'students' | 'faculty', school_id: number): LongExport => ({
  kind,
  more: { school_id },
  words: { gender: messages.genders, seen: messages.seen, status: messages.status },
});
