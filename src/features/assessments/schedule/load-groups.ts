import { getFacultyDivisionListCall } from '#contract/classes/calls/get-faculty-division-list.call.ts';
import { getFacultyGradeListCall } from '#contract/classes/calls/get-faculty-grade-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { AssessmentsProps } from '../assessments-site.ts';
import type { GroupOption } from './ScheduleForm.tsx';
import { groupKey } from './schedule-values.ts';

/** [CE-01] The divisions that a teacher teaches, by grade. */
export async function loadGroups(
  { id, school }: AssessmentsProps['person'],
  signal: AbortSignal,
): Promise<readonly GroupOption[]> {
  const own = { faculty_id: id, school_id: school.id };
  const { data: grades } = await call(getFacultyGradeListCall, own, { signal });
  const lists = await Promise.all(
    grades.map(async ({ mbx_class_id: grade, school_class: name }) => {
      const { data } = await call(getFacultyDivisionListCall, { ...own, grade }, { signal });
      return data.map((division) => ({
        value: groupKey(grade, division.id),
        label: `${name} ${division.section}`,
      }));
    }),
  );
  return lists.flat();
}
