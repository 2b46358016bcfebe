import type { Queryable } from '#server/db/database.ts';
import { queueEnding } from './attempt-ends.ts';
import { type Assessment, writeAssessment } from './queries/assessments.ts';
import { closeOverrides } from './queries/differences.ts';
import { endRunning } from './queries/write-attempts.ts';

/** Makes an assessment that nobody began a draft again. Returns its new version. */
export async function backToDraft(db: Queryable, stored: Assessment, now: Date): Promise<number> {
  const version = stored.version + 1;
  await writeAssessment(db, stored, { state: 'draft', updatedAt: now, version });
  return version;
}

/** Ends open attempts as if their time were up: late saves still count for two minutes. Own times are no exception. */
export async function closeNow(db: Queryable, stored: Assessment, now: Date): Promise<number> {
  const { schoolId, id } = stored;
  const version = stored.version + 1;
  await writeAssessment(db, stored, { lastStartAt: now, closesAt: now, updatedAt: now, version });
  await closeOverrides(db, { schoolId, id }, now);
  if ((await endRunning(db, { schoolId, id }, now)) > 0) await queueEnding(db, now);
  return version;
}
