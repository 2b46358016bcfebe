import { randomUUID } from 'node:crypto';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { type MigrationRules, yearAfter, yearProblem } from '#contract/migration/migration.model.ts';
import type { planRefusals } from '#contract/migration/migration.refusals.ts';
import type { PlanInput } from '#contract/migration/migration.wire.ts';
import { daysOfYear } from '#contract/schools/school.rules.ts';
import { insertGroups, insertParts } from '#server/classes/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { lockSchoolRow, type ReachedSchool } from '#server/schools/index.ts';
import { lockOpenPlan, withClasses } from './policy.ts';
import { type Decision, decide, expectMany, fillLines, type StoredPlan } from './queries/lines.ts';
import {
  changePlan,
  type Group,
  groupsOf,
  insertPlan,
  insertYear,
  masterClassAt,
  openPlan,
  studentsNamed,
  yearStartOf,
} from './queries/plans.ts';
import { firstRules, missingParts, nextClass } from './rules.ts';

type Planning = SignedInContext<ReasonsOf<typeof planRefusals>>;

/** Plans for the next year, and creates that year if it is missing. */
export async function beginPlan(scene: Planning, school: ReachedSchool, toYear: string): Promise<StoredPlan> {
  const { app, db, actor, refuse } = scene;
  await lockSchoolRow(db, school.id);
  const wanted = toYear || yearAfter(school.academicYear);
  const problem = yearProblem(school.academicYear, wanted);
  if (problem) throw refuse(problem, { issues: { toYear: problem } });
  if (await openPlan(db, school.id)) throw refuse('open_already');
  const days = daysOfYear(wanted, await yearStartOf(db, school.id));
  await insertYear(db, { schoolId: school.id, name: wanted, ...days, state: 'planned' });
  const plan = await insertPlan(db, {
    schoolId: school.id,
    fromYear: school.academicYear,
    toYear: wanted,
    rules: firstRules(await groupsOf(db, school.id)),
    batchId: randomUUID(),
    leaveOn: days.startsOn,
    createdBy: actor.id,
    createdAt: app.now(),
  });
  await expectMany(db);
  await fillLines(db, withClasses(plan, school));
  return plan;
}

export async function savePlan(
  scene: Planning,
  school: ReachedSchool,
  input: PlanInput,
): Promise<StoredPlan> {
  const { db, refuse } = scene;
  const { items, rules, leave_on: leaveOn, createMissing, dryRun } = input;
  // Locked before the plan, as applying does, to avoid a deadlock.
  if (createMissing) await lockSchoolRow(db, school.id);
  let plan = await lockOpenPlan(scene, school, input);
  const isChanged = rules !== undefined || leaveOn !== undefined || createMissing || items.length > 0;
  if (isChanged && plan.state !== 'draft') throw refuse('not_open');
  if (rules) refuseForeignRules(await groupsOf(db, school.id), rules);
  if (isChanged)
    plan = await changePlan(db, plan, {
      stopped: null,
      ...(rules && { rules }),
      ...(leaveOn && { leaveOn }),
    });
  if (createMissing) plan = await createTargets(scene, plan);
  const of = withClasses(plan, school);
  await expectMany(db);
  if (rules || createMissing || dryRun) await fillLines(db, of);
  if (items.length > 0) await decide(db, of, await judgeItems(scene, school, items));
  return plan;
}

/** Throws 404 if a rule names a class or club that the school does not offer. */
function refuseForeignRules(groups: readonly Group[], { classes, clubs }: MigrationRules): void {
  const known = (kind: Group['kind'], id: number | null) =>
    id === null || groups.some((group) => group.kind === kind && group.id === id);
  const areKnown =
    classes.every(({ grade_id, to_grade }) => known('grade', grade_id) && known('grade', to_grade)) &&
    clubs.every(({ club_id, to_club }) => known('club', club_id) && known('club', to_club));
  if (!areKnown) throw notFound();
}

async function judgeItems(
  { db, refuse }: Planning,
  { id: schoolId }: ReachedSchool,
  items: PlanInput['items'],
): Promise<Decision[]> {
  const ids = items.map(({ student_id }) => student_id);
  if (new Set(ids).size < ids.length) throw refuse('student_twice');
  const students = await studentsNamed(db, schoolId, ids);
  if (students.length < ids.length) throw notFound();
  if (students.some(({ isActive }) => !isActive)) throw refuse('student_inactive');
  const groups = (await groupsOf(db, schoolId)).filter(({ kind }) => kind === 'grade');
  return items.map(({ student_id: studentId, action, toClass, toDiv }) => {
    if (action === 'rule') return { studentId, action: null, toGrade: null, toDivision: null };
    if (action !== 'promote' || toClass === null)
      return { studentId, action, toGrade: null, toDivision: null };
    const grade = groups.find(({ id }) => id === toClass);
    if (!grade) throw notFound();
    if (grade.parts.length === 0) throw refuse('no_section', { params: { name: grade.name } });
    if (toDiv !== null && !grade.parts.some(({ id }) => id === toDiv)) throw notFound();
    return { studentId, action, toGrade: toClass, toDivision: toDiv };
  });
}

/** Creates classes, sections and batches that the rules need and the school lacks. */
async function createTargets({ db }: Planning, plan: StoredPlan): Promise<StoredPlan> {
  const { schoolId, rules } = plan;
  const groups = await groupsOf(db, schoolId);
  const group = (id: number | null) => groups.find((each) => each.id === id);
  const classes = [...rules.classes];
  for (const [index, rule] of classes.entries()) {
    const of = group(rule.grade_id);
    if (rule.action !== 'promote' || rule.to_grade !== null || !of || nextClass(groups, of) !== null)
      continue;
    const master = await masterClassAt(db, (of.masterPosition ?? 0) + 1);
    if (!master) continue;
    const { id: masterClassId, name, position } = master;
    const [made] = await insertGroups(db, [{ schoolId, kind: 'grade', name, position, masterClassId }]);
    if (made) classes[index] = { ...rule, to_grade: made.id };
  }
  const ways = [
    ...classes.flatMap(({ grade_id, action, to_grade }) =>
      action === 'promote' ? [{ of: grade_id, to: to_grade }] : [],
    ),
    ...rules.clubs.flatMap(({ club_id, action, to_club }) =>
      action === 'move' ? [{ of: club_id, to: to_club }] : [],
    ),
  ];
  const parts = new Map<string, { gradeId: number; name: string }>();
  for (const { of: id, to } of ways) {
    const of = group(id);
    if (!of || to === null) continue;
    for (const name of missingParts(groups, of, to)) parts.set(`${to} ${name}`, { gradeId: to, name });
  }
  await insertParts(db, schoolId, [...parts.values()]);
  return changePlan(db, plan, { rules: { ...rules, classes } });
}
