import { headingKey } from '#contract/roster/roster.rules.ts';

/** Who comes in; all others of a file are left out and counted by their word. */
const words: Readonly<Record<'student' | 'teacher', readonly string[]>> = {
  student: ['student', 'students', 'learner', 'pupil', 'छात्र', 'छात्रा', 'विद्यार्थी', 'طالبعلم', 'طالبہ'],
  teacher: ['teacher', 'teachers', 'faculty', 'educator', 'instructor', 'शिक्षक', 'अध्यापक', 'استاد', 'معلم'],
};
const byWord = new Map(
  Object.entries(words).flatMap(([role, all]) => all.map((word) => [headingKey(word), role] as const)),
);

/** `student` or `teacher` in whatever case it is written; else the word itself in small letters. */
export const roleOfWord = (word: string): string => byWord.get(headingKey(word)) ?? word.trim().toLowerCase();

export const isOurRole = (role: string): role is keyof typeof words => role in words;

type Standing = 'active' | 'inactive' | 'tobedeleted';

const inactive = new Set(['inactive', 'suspended', 'disabled', 'archived', 'no', 'निष्क्रिय', 'غیرفعال']);
const gone = new Set([
  'tobedeleted',
  'deleted',
  'removed',
  'withdrawn',
  'transferred',
  'transferredout',
  'graduated',
  'left',
  'tc',
  'tcissued',
]);

/** How somebody or something stands, in any case. */
export function standingOf(word: string): Standing {
  const key = headingKey(word);
  if (gone.has(key)) return 'tobedeleted';
  return inactive.has(key) ? 'inactive' : 'active';
}
