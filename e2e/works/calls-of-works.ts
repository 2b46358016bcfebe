import { getFormSessionCall } from '../../contract/auth/calls/get-form-session.call.ts';
import { getStudentLearningListCall } from '../../contract/learning/calls/get-student-learning-list.call.ts';
import { studentListByFacultyCall } from '../../contract/people/calls/student-list-by-faculty.call.ts';
import { getUploadedProjectStudentCall } from '../../contract/review/calls/get-uploaded-project-student.call.ts';
import { savePhraseCall } from '../../contract/review/calls/save-phrase.call.ts';
import { getProjectDetailByIdCall } from '../../contract/works/calls/get-project-detail-by-id.call.ts';
import { updateProjectFileCall } from '../../contract/works/calls/update-project-file.call.ts';
import { people } from '../fixtures.ts';
import type { CallsAs } from '../learning/calls-as.ts';

/** What students and teachers did before a journey of review begins. */

const ofProject = { assignment_type: 1, session_id: 0 } as const;

/** Projects of the journey of one work, in the order of its tries. No journey that counts works takes them. */
export const projectsOfOneWork = ['A calculator of marks', 'A ticket counter'] as const;

/**
 * A project of the students’ class that takes an address and that none of them has begun, the last of the list but `back`.
 * Which come last depends on the day, so a journey that counts works says whose list it counts in: nobody there has begun
 * it.
 */
export async function projectOf(
  students: readonly CallsAs[],
  { back = 0, teacher }: { readonly back?: number; readonly teacher?: CallsAs } = {},
) {
  const [first] = students;
  if (!first) throw new Error('Nobody is asked.');
  const { rows } = await first.call(getStudentLearningListCall, { type: 'Classroom', size: 100 });
  const open: { readonly id: number; readonly title: string }[] = [];
  for (const { project_id: id, title } of rows.toReversed()) {
    if (teacher && projectsOfOneWork.some((taken) => taken === title)) continue;
    const filters = { project: String(id) };
    const begun = await teacher?.call(getUploadedProjectStudentCall, { filters, size: 1 });
    if (begun && begun.total > 0) continue;
    const details = await Promise.all(
      students.map(
        async (student) => (await student.call(getProjectDetailByIdCall, { id, ...ofProject })).data,
      ),
    );
    if (details.every(({ closed, allows_url, state }) => closed === '' && allows_url === 1 && state === null))
      open.push({ id, title });
    if (open.length > back) break;
  }
  const found = open[back];
  if (!found) throw new Error('No project of the students takes an address.');
  return found;
}

/** Logins of students of the division of this one, whom the teacher teaches, without those whose journeys are elsewhere. */
export async function classmates(
  teacher: CallsAs,
  without: readonly string[],
  of: string = people.rudra.login,
): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => teacher.call(studentListByFacultyCall, { size: 100, page })),
  );
  const rows = pages.flatMap((page) => page.rows);
  const place = rows.find(({ user_id }) => user_id === of);
  return rows
    .filter(
      ({ grade_name, division_name }) =>
        grade_name === place?.grade_name && division_name === place.division_name,
    )
    .map(({ user_id }) => user_id)
    .filter((login) => !without.includes(login));
}

/** Hands in an address, or keeps it as a draft. */
export async function handIn(
  student: CallsAs,
  project_id: number,
  { learning, isDraft = false }: { readonly learning: string; readonly isDraft?: boolean },
): Promise<void> {
  const { formSession } = await student.call(getFormSessionCall, { form: 'work' });
  const { data } = await student.call(getProjectDetailByIdCall, { id: project_id, ...ofProject });
  await student.call(updateProjectFileCall, {
    ...ofProject,
    project_id,
    my_learning: learning,
    url: 'https://example.org/my-work',
    file_path: [],
    version: data.version,
    formSession,
    draft_flag: isDraft ? 0 : 1,
  });
}

export async function addPhrase(teacher: CallsAs, phrase: string): Promise<void> {
  const { formSession } = await teacher.call(getFormSessionCall, { form: 'phrase' });
  await teacher.call(savePhraseCall, { id: 0, version: 0, formSession, phrase });
}
