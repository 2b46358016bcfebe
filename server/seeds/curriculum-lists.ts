import { and, asc, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/days.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { divisions, grades, masterClasses } from '#server/directory/schema.ts';
import { author, type Writer } from './curriculum-files.ts';
import { sunrise } from './schools.ts';

const admin = 'A00001';

/** A published project of the office, with the classes of all schools it is for. */
export interface ListedProject {
  readonly id: number;
  readonly kind: GroupKind;
  readonly classIds: readonly number[];
}

/** The office's usual list for each class and for clubs, and what one school made of them. */
export async function seedLists(writer: Writer, projects: readonly ListedProject[]): Promise<void> {
  writer.at(20);
  const save = async (name: string, kind: GroupKind, classId: number | null, projectIds: number[]) => {
    if (projectIds.length === 0) return;
    const { formSession } = await writer.call('get-form-session', { form: 'template' }, author);
    const input = { name, kind, classId, isDefault: true, projectIds, formSession };
    await writer.call('save-template', input, author);
  };
  const classes = await writer.db.select().from(masterClasses).orderBy(asc(masterClasses.position));
  for (const { id, name } of classes) {
    const listed = projects.filter(({ kind, classIds }) => kind === 'grade' && classIds.includes(id));
    await save(
      `A year of ${name}`,
      'grade',
      id,
      listed.map((project) => project.id),
    );
  }
  const ofClubs = projects.filter(({ kind }) => kind === 'club').map(({ id }) => id);
  await save('A year of a club', 'club', null, ofClubs);
  await seedChoices(writer);
}

/** The school takes the usual list for each of its classes; the first section begins with two of its projects. */
async function seedChoices(writer: Writer): Promise<void> {
  writer.at(12);
  await writer.signIn(admin);
  const places = await writer.db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, sunrise), eq(grades.kind, 'grade')))
    .orderBy(asc(grades.position));
  const today = new Date().toISOString().slice(0, 10);
  for (const { id } of places) {
    const place = { mbx_class_id: id };
    await writer.call('insert-default-selected', place, admin);
    const { data } = await writer.call('view-selected-project-module-wise', place, admin);
    const [section] = await writer.db
      .select({ id: divisions.id })
      .from(divisions)
      .where(and(eq(divisions.schoolId, sunrise), eq(divisions.gradeId, id)))
      .orderBy(asc(divisions.name))
      .limit(1);
    if (!section) continue;
    const first = data.flatMap(({ projects }) => projects).slice(0, 2);
    for (const [at, { project_id }] of first.entries())
      await writer.call(
        'assign-curriculum',
        {
          ...place,
          project_ids: [project_id],
          assignees: [{ kind: 'division', id: section.id }],
          due_on: addDays(today, 7 * (at + 1)),
        },
        admin,
      );
  }
}
