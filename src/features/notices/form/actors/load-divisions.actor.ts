import { getBatchListAdminCall } from '#contract/classes/calls/get-batch-list-admin.call.ts';
import { getDivisionListCall } from '#contract/classes/calls/get-division-list.call.ts';
import { getFacultyBatchListCall } from '#contract/classes/calls/get-faculty-batch-list.call.ts';
import { getFacultyDivisionListCall } from '#contract/classes/calls/get-faculty-division-list.call.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import { chosenToWire } from '#contract/notices/chosen.codec.ts';
import type { Chosen } from '#contract/notices/notice.model.ts';
import type { Division } from '#machines/notices/notice-form/notice-form.types.ts';
import { officeActors } from '../office-actors.ts';
import { type CallTools, callActor, isAdmin, isOffice } from './call-actor.ts';

interface Wanted {
  readonly of: Chosen;
}

/** Divisions of a grade [NF-21, CE-01], batches of clubs [NF-23, C3-02], or grades of a school [AF-09]. */
export function defineLoadDivisionsActor(tools: CallTools) {
  return callActor<readonly Division[], Wanted>(async ({ of }, signal) => {
    const load = await loaderFor(tools.person);
    return load(tools, of, signal);
  });
}

async function loaderFor(person: CallTools['person']) {
  if (isOffice(person)) return (await officeActors()).loadGradesOfSchool;
  return isClubModel(person.schoolModel) ? loadBatches : loadDivisions;
}

async function loadDivisions(
  { call, person }: CallTools,
  of: Chosen,
  signal: AbortSignal,
): Promise<Division[]> {
  const { id: personId, schoolId } = person;
  const [gradeId = 0] = of === 'all' ? [] : of;
  const { data } = isAdmin(person)
    ? await call(getDivisionListCall, { school_id: schoolId, class_id: gradeId }, { signal })
    : await call(
        getFacultyDivisionListCall,
        { faculty_id: personId, school_id: schoolId, grade: gradeId },
        { signal },
      );
  return data.map(({ id, section }) => ({ id, name: section, gradeId }));
}

async function loadBatches(
  { call, person }: CallTools,
  of: Chosen,
  signal: AbortSignal,
): Promise<Division[]> {
  const list = isAdmin(person) ? getBatchListAdminCall : getFacultyBatchListCall;
  const { data } = await call(list, { club_id: chosenToWire(of), school_id: person.schoolId }, { signal });
  return data.map(({ id, batch_name, club_id }) => ({ id, name: batch_name, gradeId: club_id }));
}
