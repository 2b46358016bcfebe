import type { UnitOfWork } from '#server/core/context.ts';
import { hangUp, takeDown, workForWall } from './queries/entries.ts';
import { tellWall } from './resources.ts';

interface WorkKey {
  readonly schoolId: number;
  readonly workId: number;
}

/**
 * [QU-59] Puts a work that was just approved on the wall of its school, once: of an earlier approval the entry comes
 * back with the attempt of now. In the transaction of the decision.
 */
export async function putOnWall(
  unit: UnitOfWork,
  { schoolId, workId }: WorkKey,
  addedBy: number,
): Promise<void> {
  const { app, db } = unit;
  const work = await workForWall(db, schoolId, workId);
  if (!work) return;
  const { attempt, title, coverFileId, personId, groupId } = work.work;
  const shown = { attempt, title, coverFileId, addedBy, addedAt: app.now(), removedAt: null };
  const { groupName, divisionName } = work;
  await hangUp(db, shown, {
    schoolId,
    workId,
    personId,
    groupId,
    groupName: groupName ?? '',
    divisionName: divisionName ?? '',
  });
  tellWall(unit, schoolId);
}

/** Takes a work off the wall that is opened again; without an entry it does nothing. */
export async function takeOffWall(unit: UnitOfWork, { schoolId, workId }: WorkKey): Promise<void> {
  const { app, db } = unit;
  const isGone = await takeDown(db, schoolId, workId, app.now());
  if (isGone) tellWall(unit, schoolId);
}
