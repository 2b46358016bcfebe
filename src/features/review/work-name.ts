import { isolate } from '#src/lib/words/isolate.ts';

/** The name of a work, the same in every language. */
export const workName = (student: string, title: string): string => `${isolate(student)}: ${isolate(title)}`;
