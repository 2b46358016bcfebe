import { isolate } from '#src/lib/words/isolate.ts';

/** A work as lists and the desk call it; the same in every language. */
export const workName = (student: string, title: string): string => `${isolate(student)}: ${isolate(title)}`;
