import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { undoRefusals } from '#contract/choices/choices.refusals.ts';
import { undoGraceMilliseconds, undoMilliseconds } from '#contract/choices/choices.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { grades } from '#server/directory/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { reachSchool } from '#server/schools/index.ts';
import { type ActStep, noteAct } from './choice-acts.ts';
import { lockGroup } from './choice-place.ts';
import { answerChanged } from './choose.ts';
import { choicesAt } from './queries/choices.ts';
import type { ChoicePlace } from './queries/choices-place.ts';
import { curriculumChoices } from './schema.ts';

type Undoing = SignedInContext<ReasonsOf<typeof undoRefusals>>;

/** Takes back what one act did, unless something happened to one of its projects since. */
export async function undoAct(scene: Undoing, act: string) {
  refuseDemo(scene);
  const events = await eventsOf(scene, act);
  const [first] = events;
  if (!first) throw scene.refuse('too_late');
  const place = await placeOf(scene, first.groupId ?? 0, first.academicYear);
  await lockGroup(scene, place.school.id, place.group.id);
  if (await isUndone(scene, act)) return answerChanged(scene, place, '', []);
  await refuseLater(scene, place, events);
  const steps = events.map(
    ({ projectId, measure, details }): ActStep => ({
      projectId,
      kind: measure === 'project.chosen' ? 'unchosen' : 'chosen',
      archived: details['archived'] === 1 ? 1 : 0,
      template: Number(details['template'] ?? 0),
    }),
  );
  await carryOut(scene, place, steps);
  await noteAct(scene, place, steps, act);
  return answerChanged(scene, place, '', steps);
}

async function eventsOf({ app, db, actor }: Undoing, act: string) {
  const since = new Date(app.now().getTime() - undoMilliseconds - undoGraceMilliseconds);
  return db
    .select({
      id: reportEvents.id,
      measure: reportEvents.measure,
      projectId: reportEvents.subjectId,
      groupId: reportEvents.groupId,
      academicYear: reportEvents.academicYear,
      details: reportEvents.details,
    })
    .from(reportEvents)
    .where(
      and(
        eq(reportEvents.schoolId, actor.school.id),
        gte(reportEvents.at, since),
        eq(reportEvents.personId, actor.id),
        sql`${reportEvents.details} ->> 'act' = ${act}`,
      ),
    );
}

async function isUndone({ app, db, actor }: Undoing, act: string): Promise<boolean> {
  const since = new Date(app.now().getTime() - undoMilliseconds - undoGraceMilliseconds);
  const undone = and(
    eq(reportEvents.schoolId, actor.school.id),
    gte(reportEvents.at, since),
    sql`${reportEvents.details} ->> 'undoes' = ${act}`,
  );
  return (await db.$count(reportEvents, undone)) > 0;
}

async function placeOf(scene: Undoing, groupId: number, year: string): Promise<ChoicePlace> {
  const school = await reachSchool(scene, scene.actor.school.id);
  const [group] = await scene.db
    .select({ id: grades.id, kind: grades.kind, name: grades.name, classId: grades.masterClassId })
    .from(grades)
    .where(and(eq(grades.schoolId, school.id), eq(grades.id, groupId)));
  if (!group) throw notFound();
  return { school, year, group };
}

/** Chosen, taken away or assigned again since, by whomever. */
async function refuseLater(
  { db, refuse }: Undoing,
  { school, year, group }: ChoicePlace,
  events: readonly { readonly id: number; readonly projectId: number }[],
): Promise<void> {
  const later = and(
    eq(reportEvents.schoolId, school.id),
    eq(reportEvents.subject, 'project'),
    inArray(
      reportEvents.subjectId,
      events.map(({ projectId }) => projectId),
    ),
    eq(reportEvents.groupId, group.id),
    eq(reportEvents.academicYear, year),
    inArray(reportEvents.measure, [
      'project.chosen',
      'project.unchosen',
      'project.assigned',
      'project.unassigned',
    ]),
    gt(reportEvents.id, Math.max(...events.map(({ id }) => id))),
  );
  if ((await db.$count(reportEvents, later)) > 0) throw refuse('stale');
}

async function carryOut({ app, db, actor }: Undoing, place: ChoicePlace, steps: readonly ActStep[]) {
  const of = (kind: ActStep['kind'], archived: 0 | 1) =>
    steps.filter((step) => step.kind === kind && step.archived === archived);
  const among = (some: readonly ActStep[]) =>
    and(
      choicesAt(place),
      inArray(
        curriculumChoices.projectId,
        some.map(({ projectId }) => projectId),
      ),
    );
  const toArchive = async (some: readonly ActStep[], archivedAt: Date | null) => {
    if (some.length === 0) return;
    const next = { archivedAt, version: sql`${curriculumChoices.version} + 1` };
    await db.update(curriculumChoices).set(next).where(among(some));
  };
  await toArchive(of('unchosen', 1), app.now());
  await toArchive(of('chosen', 1), null);
  const gone = of('unchosen', 0);
  if (gone.length > 0) await db.delete(curriculumChoices).where(among(gone));
  const back = of('chosen', 0);
  if (back.length === 0) return;
  const { school, year, group } = place;
  await db.insert(curriculumChoices).values(
    back.map(({ projectId, template }) => ({
      schoolId: school.id,
      academicYear: year,
      groupId: group.id,
      projectId,
      templateId: template || null,
      chosenBy: actor.id,
      chosenAt: app.now(),
    })),
  );
}
