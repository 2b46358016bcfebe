import type { SignedInContext } from '#server/core/call-context.ts';
import { conflict } from '#server/core/refusal.ts';
import { divisionOf, type Given } from './queries/given.ts';
import { insertWork, type Work } from './queries/works.ts';
import type { Reached } from './reach.ts';

export async function beginWork(
  { app, db, actor }: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  { key }: Pick<Reached, 'key'>,
  given: Given,
): Promise<Work> {
  const at = app.now();
  const work = await insertWork(db, {
    schoolId: actor.school.id,
    personId: actor.id,
    academicYear: actor.school.academicYear,
    projectId: key.projectId,
    sessionId: key.sessionId,
    kind: key.kind,
    groupId: given.groupId,
    divisionId: await divisionOf(db, actor, given),
    publicationNumber: given.number,
    title: given.title,
    coverFileId: given.cover,
    dueOn: given.dueOn,
    createdAt: at,
    updatedAt: at,
  });
  // Another tab is beginning it: the next try finds it.
  if (!work) throw conflict();
  return work;
}
