import { roles } from '#contract/core/roles.ts';
import { type PeoplePageInput } from '#contract/people/people.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import { listedIn } from './note-read.ts';
import { toStudentRow } from './person.presenter.ts';
import { peoplePage } from './queries/people-page.ts';

/** [GR-01] For a screen or a spreadsheet; `note` writes to the audit who is on it. */
export async function studentPage(
  scene: SignedInContext,
  input: PeoplePageInput,
  note: (school: ReachedSchool, listed: ReturnType<typeof listedIn>) => Promise<void>,
) {
  const { app, db } = scene;
  const school = await reachSchool(scene, input.school_id);
  const of = { schoolId: school.id, role: roles.student, now: app.now() };
  const page = await peoplePage(db, input, of);
  const rows = page.rows.map(toStudentRow);
  await note(school, listedIn(rows));
  return { ...page, rows };
}
