import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { getClubListCall } from '#contract/classes/calls/get-club-list.call.ts';
import { getClubListFacultyCall } from '#contract/classes/calls/get-club-list-faculty.call.ts';
import { getFacultyGradeListCall } from '#contract/classes/calls/get-faculty-grade-list.call.ts';
import { getMappedClassCall } from '#contract/classes/calls/get-mapped-class.call.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import type { Grade, LoadedForm } from '#machines/notices/notice-form/notice-form.types.ts';
import { type CallTools, callActor, isAdmin, isOffice } from './call-actor.ts';
import { noticeWork, working } from './late-work.ts';
import type { NoticeQuery } from './notice-work.ts';

/** [QU-10, ST-04…06] Loads everything the form opens with at once: grades or clubs, the notice, and the save's key. */
export function defineLoadFormActor(tools: CallTools) {
  return callActor<LoadedForm, NoticeQuery>(async (wanted, signal) => {
    const [grades, notice, { formSession }] = await Promise.all([
      loadGroups(tools, signal),
      wanted.mode === 'add' ? null : loadNotice(tools, wanted, signal),
      tools.call(getFormSessionCall, { form: 'notice' }, { signal }),
    ]);
    return { grades, notice, formSession };
  });
}

export function loadGroups(tools: CallTools, signal: AbortSignal): Promise<Grade[]> {
  return isClubModel(tools.person.schoolModel) ? loadClubs(tools, signal) : loadGrades(tools, signal);
}

async function loadGrades({ call, person }: CallTools, signal: AbortSignal): Promise<Grade[]> {
  // The central office chooses a school first.
  if (isOffice(person)) return [];
  const { id, schoolId } = person;
  const { data } = isAdmin(person)
    ? await call(getMappedClassCall, { school_id: schoolId, admin_id: id }, { signal })
    : await call(getFacultyGradeListCall, { faculty_id: id, school_id: schoolId, user_id: id }, { signal });
  return data.map((grade) => ({
    id: grade.mbx_class_id,
    name: grade.school_class,
    divisionCount: grade.division_count,
  }));
}

/** [C1-14, C3-02] */
async function loadClubs({ call, person }: CallTools, signal: AbortSignal): Promise<Grade[]> {
  const { id: personId, schoolId } = person;
  const { data } = isAdmin(person)
    ? await call(getClubListCall, { school_id: schoolId }, { signal })
    : await call(getClubListFacultyCall, { faculty_id: personId }, { signal });
  return data.map(({ id, club_name, batch_count }) => ({ id, name: club_name, divisionCount: batch_count }));
}

async function loadNotice(tools: CallTools, wanted: NoticeQuery, signal: AbortSignal) {
  const work = await working(noticeWork);
  return work.loadNotice(tools, wanted, signal);
}
