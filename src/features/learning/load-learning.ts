import type { Person } from '#contract/auth/session.model.ts';
import { getStudentHomeCall } from '#contract/learning/calls/get-student-home.call.ts';
import { getStudentLearningListCall } from '#contract/learning/calls/get-student-learning-list.call.ts';
import { getStudentPracticeProjectCall } from '#contract/learning/calls/get-student-practice-project.call.ts';
import { getStudentProjectSessionListCall } from '#contract/learning/calls/get-student-project-session-list.call.ts';
import { getStudentSessionCall } from '#contract/learning/calls/get-student-session.call.ts';
import type { LearningType } from '#contract/learning/learning.rules.ts';
import { callWithOfflineFallback, type KeptAnswer } from '#src/lib/offline-fallback.ts';
import { keptSessions } from './kept-sessions.ts';

/** Everybody uses the accounts of a demo school, so browsers store nothing of them. */
const keeping = ({ id, school }: Person, name: string, signal: AbortSignal) => ({
  personId: id,
  name: school.isDemo ? '' : name,
  signal,
});

export interface ListQuestion {
  readonly search: string;
  readonly sort: 'due' | 'title';
  readonly size: number;
}

/** A student's assigned projects of one type. The first page in its own order works offline. */
export function loadList(
  person: Person,
  type: LearningType,
  { search, sort, size }: ListQuestion,
  signal: AbortSignal,
) {
  const page = { search, size, sort: [{ by: sort }] };
  const keep = keeping(person, search === '' && sort === 'due' ? `learning/list/${type}` : '', signal);
  return type === 'Practice'
    ? callWithOfflineFallback(getStudentPracticeProjectCall, page, keep)
    : callWithOfflineFallback(getStudentLearningListCall, { ...page, type }, keep);
}

const dataOf = <Data>({ answer, asOf }: KeptAnswer<{ readonly data: Data }>) => ({ data: answer.data, asOf });

export const loadProject = async (person: Person, project_id: number, signal: AbortSignal) =>
  dataOf(
    await callWithOfflineFallback(
      getStudentProjectSessionListCall,
      { project_id },
      keeping(person, `learning/project/${project_id}`, signal),
    ),
  );

export const loadSession = async (
  person: Person,
  project_id: number,
  session_id: number,
  signal: AbortSignal,
) =>
  dataOf(
    await callWithOfflineFallback(
      getStudentSessionCall,
      { project_id, session_id },
      keeping(person, keptSessions.nameOf(session_id), signal),
    ),
  );

export const loadHome = async (person: Person, signal: AbortSignal) =>
  dataOf(await callWithOfflineFallback(getStudentHomeCall, {}, keeping(person, 'learning/home', signal)));
