import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { mergeRefusals } from '#contract/people/people.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type RowToChange, refuseStaleRow } from '#server/core/change-rows.ts';
import { notFound } from '#server/core/refusal.ts';
import type { people } from '#server/directory/schema.ts';
import { lockSchoolRow, type ReachedSchool } from '#server/schools/index.ts';
import { takeMemberships } from '../memberships.ts';
import { changedFields, journal } from '../queries/journal.ts';
import { hasMemberships } from '../queries/memberships.ts';
import { copyMemberships, detachEnrolments, findVersion, takeRows, writeMerged } from '../queries/merge.ts';
import { lockPair } from '../queries/pairs.ts';
import { statusOf } from '../queries/person.ts';
import { setStatus } from '../status.ts';

type Merging = SignedInContext<ReasonsOf<typeof mergeRefusals>>;

/** `kept` takes what it lacks and all that belongs to `merged`, which goes into the bin. Both journals note it. */
export async function mergeStudent(
  scene: Merging,
  school: ReachedSchool,
  kept: RowToChange,
  merged: RowToChange,
): Promise<void> {
  const { app, db, actor } = scene;
  await lockSchoolRow(db, school.id);
  const rows = await lockPair(db, school.id, [kept.id, merged.id]);
  const [keptRow, mergedRow] = [kept, merged].map(({ id }) => rows.find((row) => row.id === id));
  if (!keptRow || !mergedRow) throw notFound();
  refuseStaleRow(scene, kept.version, keptRow.version);
  refuseStaleRow(scene, merged.version, mergedRow.version);
  for (const row of rows) if (!['active', 'inactive'].includes(statusOf(row))) throw scene.refuse('gone');
  const of = (id: number) => ({ schoolId: school.id, id });
  const nowhere = { divisions: [], batches: [] };
  const left = await takeMemberships(db, { person: of(merged.id), school, wish: nowhere, reason: 'moved' });
  await takeFields(scene, school.id, keptRow, mergedRow);
  const taking = { schoolId: school.id, from: merged.id, to: kept.id, now: app.now() };
  if (!(await hasMemberships(db, of(kept.id))) && left.before.length > 0)
    await copyMemberships(db, taking, left.before);
  await detachEnrolments(db, of(merged.id));
  for (const part of app.offers.personal) {
    if (part.merge) await part.merge(db, taking);
    else if (part.isMerged) await takeRows(db, part, taking);
  }
  await setStatus(scene, {
    school,
    role: roles.student,
    row: { id: merged.id, version: await findVersion(db, of(merged.id)) },
    wish: 'deleted',
  });
  await journal(scene, actor, of(merged.id), 'merged', {}, { user_id: keptRow.loginName });
}

type Row = typeof people.$inferSelect;

async function takeFields(scene: Merging, schoolId: number, kept: Row, merged: Row): Promise<void> {
  const { app, db, actor } = scene;
  const before = { lastName: kept.lastName, email_id: kept.email, admission_no: kept.admissionNo };
  const after = {
    lastName: kept.lastName || merged.lastName,
    email_id: kept.email || merged.email,
    admission_no: kept.admissionNo || merged.admissionNo,
  };
  const fields = { lastName: after.lastName, email: after.email_id, admissionNo: after.admission_no };
  await writeMerged(db, { kept, merged, now: app.now() }, fields);
  const changed = changedFields(before, after);
  await journal(scene, actor, { schoolId, id: kept.id }, 'merged', changed.before, {
    ...changed.after,
    user_id: merged.loginName,
  });
}
