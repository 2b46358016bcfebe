import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { SavedProgram } from '#contract/workspace/workspace.wire.ts';
import { questionBanks, questions, questionVersions, windowFieldsOf } from '#server/assessments/index.ts';
import { roleIs } from '#server/db/role-is.ts';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { rubrics } from '#server/review/schema.ts';
import { demoStudent, groupsOf, demoTeacher as teacher } from './assessment-groups.ts';
import type { Writer } from './curriculum-files.ts';
import { sunrise } from './schools.ts';
import { townPages } from './workspace-programs.ts';

const day = 24 * 3_600_000;
const bank = 'Web pages';

/** A practical that runs: some handed in a page, one of them has its marks. The demo's student has not begun. */
export async function seedPracticals(writer: Writer): Promise<void> {
  const { db } = writer;
  const [school] = await db.select().from(schools).where(eq(schools.id, sunrise));
  const [group] = await groupsOf(writer);
  const [question] = await db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .innerJoin(questionVersions, eq(questionVersions.questionId, questions.id))
    .where(and(eq(questionBanks.name, bank), eq(questionVersions.type, 'practical')))
    .orderBy(asc(questions.id));
  const [rubric] = await db.select().from(rubrics).where(eq(rubrics.name, 'A program'));
  if (!school || !group || !question || !rubric) return;
  writer.at(3);
  await writer.signIn(teacher);
  const { formSession } = await writer.call('get-form-session', { form: 'assessment' }, teacher);
  const [opensAt, lastStartAt, closesAt] = [-2, 5, 6].map((days) => new Date(Date.now() + days * day));
  const { data } = await writer.call(
    'create-schedule-assessment',
    {
      assessment_name: 'A page about your town: practical',
      kind: 'practical',
      instructions: 'Work in the web tool. Save often: what is saved at the end is handed in.',
      ...windowFieldsOf(
        { opensAt: opensAt ?? null, lastStartAt: lastStartAt ?? null, closesAt: closesAt ?? null },
        school.timeZone,
      ),
      minutes: 90,
      rubric_id: rubric.id,
      items: [{ question_id: question.id, number: 0, bank_id: 0, drawn_type: '', drawn: 0, marks: 10 }],
      groups: [{ grade_id: group.gradeId, division_id: group.divisionId }],
      formSession,
    },
    teacher,
  );
  const sitting = await db
    .select({ login: people.loginName })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .where(
      and(
        eq(memberships.schoolId, sunrise),
        eq(memberships.divisionId, group.divisionId),
        roleIs(people.role, 'student'),
        eq(people.isActive, true),
        ne(people.loginName, demoStudent),
      ),
    )
    .orderBy(asc(people.loginName))
    .limit(townPages.length);
  const taken: number[] = [];
  for (const [index, { login }] of sitting.entries())
    taken.push(await take(writer, { login, assessmentId: data.assessment_id, index }));
  const [first] = taken;
  if (first === undefined) return;
  writer.at(0, 3);
  await writer.signIn(teacher);
  const levels = [1, 2, 2, 1];
  const review = {
    attempt_id: first,
    position: 1,
    rubricId: rubric.id,
    scores: levels.map((level, index) => ({ position: index + 1, level })),
    feedback: 'A clear page. Give the picture its words, so that everybody knows what is on it.',
    version: 1,
  };
  await writer.call('submit-practical-review-result', review, teacher);
}

interface Taking {
  readonly login: string;
  readonly assessmentId: number;
  readonly index: number;
}

/** One attempt with its program, by the calls that the pages make. */
async function take(writer: Writer, { login, assessmentId, index }: Taking): Promise<number> {
  writer.at(1, 5 - index / 4);
  await writer.signIn(login);
  const lease = randomUUID();
  const { data } = await writer.call('start-attempt', { assessment_id: assessmentId, lease }, login);
  const { data: tools } = await writer.call('compilerToolList', {}, login);
  const tool_name = tools.find(({ engine }) => engine === 'html')?.tool_name ?? '';
  const asked = { project_type: 6 as const, assessment_id: assessmentId, tool_name };
  const { data: workspace } = await writer.call('compilerWorkspace', asked, login);
  const program: SavedProgram = {
    kind: 'files',
    files: [{ name: 'index.html', text: townPages[index] ?? '' }],
  };
  await writer.call(
    'save-workspace-program',
    {
      workspace_id: workspace.workspace_id,
      save_id: randomUUID(),
      base_sequence: 0,
      kind: 'save',
      device: 'Chrome, Windows',
      program,
    },
    login,
  );
  writer.at(1, 4.4 - index / 4);
  await writer.signIn(login);
  await writer.call('submit-attempt', { attempt_id: data.attempt_id, lease }, login);
  return data.attempt_id;
}
