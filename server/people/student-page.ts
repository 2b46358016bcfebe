import { roles } from '#contract/core/roles.ts';
import { type PeoplePageInput } from '#contract/people/people.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { reachSchool } from '#server/schools/index.ts';
import { noteRead } from './note-read.ts';
import { toStudentRow } from './person.presenter.ts';
import { peoplePage } from './queries/people-page.ts';

/** [GR-01] For a screen or a spreadsheet. */
export async function studentPage(scene: SignedInContext, input: PeoplePageInput) {
  const { app, db } = scene;
  const school = await reachSchool(scene, input.school_id);
  const of = { schoolId: school.id, role: roles.student, now: app.now() };
  const page = await peoplePage(db, input, of);
  await noteRead(scene, school, 'students', { rows: page.rows.length });
  return { ...page, rows: page.rows.map(toStudentRow) };
}
