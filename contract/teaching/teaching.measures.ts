import type { Measures } from '../core/measures.ts';

export const teachingMeasures = {
  'session.shared': 'A teacher opened a session to a division or batch.',
  'session.unshared': 'A teacher took a shared session back.',
  'session.completed': 'A division or batch finished a session.',
  'session.reopened': 'A finished session was marked as not finished.',
  'project.completed': 'A division or batch finished a project as a whole.',
  'project.reopened': 'A finished project was marked as not finished.',
} as const satisfies Measures;
