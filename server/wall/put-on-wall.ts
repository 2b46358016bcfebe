import type { UnitOfWork } from '#server/core/context.ts';
import { hangUp, takeDown, workForWall } from './queries/entries.ts';
import { tellWall, tellWallBeyond } from './resources.ts';

interface WorkKey {
  readonly schoolId: number;
  readonly workId: number;
}

/** [QU-59] An earlier entry comes back with the current attempt. Runs in the decision's transaction. */
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

/** Without an entry it does nothing. */
export async function takeOffWall(unit: UnitOfWork, { schoolId, workId }: WorkKey): Promise<void> {
  const { app, db } = unit;
  const isGone = await takeDown(db, schoolId, workId, app.now());
  if (isGone) tellWallBeyond(unit);
}
