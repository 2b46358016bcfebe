import { looksLikeClass } from './class-titles.ts';

interface Unit {
  /** '': the path does not tell. */
  readonly role: string;
  readonly place: string;
}

export function readUnit(path: string): Unit {
  const parts = path
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);
  const isStudent = parts.some((part) => /student|pupil|learner|छात्र/i.test(part));
  const isTeacher = parts.some((part) => /teacher|faculty|शिक्षक/i.test(part));
  const role = isStudent ? 'student' : isTeacher ? 'teacher' : (parts[0] ?? '').toLowerCase();
  const ends = [parts.slice(-2).join(' '), parts.at(-1) ?? ''];
  return { role, place: ends.find(looksLikeClass) ?? '' };
}
