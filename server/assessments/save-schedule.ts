import type { Schedule } from '#contract/assessments/schedule.wire.ts';
import { readableAmong } from '#server/choices/index.ts';
import { audit } from '#server/core/audit.ts';
import { notFound } from '#server/core/refusal.ts';
import { moveEnds } from './attempt-ends.ts';
import {
  type Assessment,
  itemsOf,
  namedStudents,
  targetsOf,
  writeAssessment,
} from './queries/assessments.ts';
import { hasRubric } from './queries/choices.ts';
import { keepCodesReady } from './queries/exam-codes.ts';
import { addAssessment, replaceAudience, replaceItems } from './queries/write-schedule.ts';
import { audienceToStore } from './schedule-audience.ts';
import { itemsToStore, type ScheduleScene, type StoredItem } from './schedule-items.ts';
import type { assessments } from './schema/assessments.ts';
import { refuseBadWindow, type Typed, windowTyped } from './school-clock.ts';
import { studentChannels, tellAssessmentChanged, tellScheduled, tellTakenOut } from './tell.ts';

type Columns = Omit<
  typeof assessments.$inferInsert,
  'schoolId' | 'authorId' | 'academicYear' | 'createdAt' | 'version'
>;

/** [CE-01] Writes a new schedule (`stored` null), or one that the caller locked. */
export async function saveSchedule(
  scene: ScheduleScene,
  input: Schedule,
  stored: Assessment | null,
): Promise<Assessment> {
  const { app, db, actor } = scene;
  const isStarted = stored?.firstStartAt != null;
  if (isStarted && input.state === 'draft') throw scene.refuse('exam_started');
  const window = windowOf(scene, input);
  await refuseGone(scene, input, stored);
  const before = stored ? await itemsOf(db, stored) : [];
  const kept = before.flatMap(({ questionId }) => (questionId === null ? [] : [questionId]));
  const columns: Columns = {
    kind: input.kind,
    title: input.assessment_name,
    instructions: input.instructions,
    projectId: input.project_id,
    state: input.state,
    ...window,
    minutes: input.minutes,
    passPercent: input.pass_percent,
    attemptsMost: input.attempts,
    shufflesQuestions: input.shuffle_questions === 1,
    shufflesChoices: input.shuffle_choices === 1,
    needsCode: input.needs_code === 1,
    showPolicy: input.show_policy,
    rubricId: input.rubric_id,
    updatedAt: app.now(),
  };
  if (isStarted) await refuseChangedExam(scene, stored, input, columns, before);
  const items = isStarted ? before : await itemsToStore(scene, input, kept);
  const audience = isStarted ? null : await audienceToStore(scene, input);
  const audienceBefore = stored
    ? { groups: await targetsOf(db, stored), students: await namedStudents(db, stored) }
    : { groups: [], students: [] };
  const saved = await writeRow(scene, columns, stored);
  if (audience) {
    await replaceItems(db, saved, items);
    await replaceAudience(db, saved, audience);
  }
  if (stored) await keepCodesReady(db, saved);
  if (isStarted) await moveEnds(db, { schoolId: saved.schoolId, assessmentId: saved.id }, app.now());
  await audit(scene, actor, `assessment.${stored ? 'changed' : 'added'}`, { of: 'schedule', id: saved.id });
  const heardIn = studentChannels(saved.schoolId, audience ?? audienceBefore);
  const heardBefore = stored?.state === 'scheduled' ? studentChannels(saved.schoolId, audienceBefore) : [];
  tellAssessmentChanged(scene, saved, [...new Set([...heardIn, ...heardBefore])]);
  if (stored?.state === 'scheduled') await tellTakenOut(scene, saved, heardBefore);
  if (saved.state === 'scheduled' && isNews(stored, saved)) await tellScheduled(scene, saved, heardIn);
  return saved;
}

const timesOf = ({ opensAt, lastStartAt, closesAt, minutes }: Assessment): string =>
  [opensAt?.getTime(), lastStartAt?.getTime(), closesAt?.getTime(), minutes].join(' ');

const isNews = (before: Assessment | null, now: Assessment): boolean =>
  before === null ||
  before.state === 'draft' ||
  before.academicYear !== now.academicYear ||
  timesOf(before) !== timesOf(now);

function windowOf(scene: ScheduleScene, input: Schedule): Typed {
  const window = windowTyped(scene, input, scene.actor.school.timeZone);
  const { opensAt, lastStartAt, closesAt } = window;
  if (input.state === 'scheduled') {
    if (!opensAt) throw scene.refuse('needs_time', { issues: { assessment_date: 'needs_time' } });
    if (!lastStartAt) throw scene.refuse('needs_time', { issues: { last_start_date: 'needs_time' } });
    if (!closesAt) throw scene.refuse('needs_time', { issues: { end_date: 'needs_time' } });
  }
  refuseBadWindow(scene, window, input.minutes);
  return window;
}

/** What a schedule names must exist, unless it named it before. */
async function refuseGone(scene: ScheduleScene, input: Schedule, stored: Assessment | null): Promise<void> {
  const { db, actor } = scene;
  const { project_id: projectId, rubric_id: rubricId } = input;
  if (projectId !== 0 && projectId !== stored?.projectId) {
    const readable = await readableAmong(db, actor, [projectId]);
    if (!readable.has(projectId))
      throw scene.refuse('unknown_project', { issues: { project_id: 'unknown_project' } });
  }
  if (rubricId === 0 || rubricId === stored?.rubricId) return;
  if (!(await hasRubric(db, actor.school.id, rubricId)))
    throw scene.refuse('unknown_rubric', { issues: { rubric_id: 'unknown_rubric' } });
}

/** After the first start, questions and audience stay as they are. */
async function refuseChangedExam(
  scene: ScheduleScene,
  stored: Assessment,
  input: Schedule,
  columns: Columns,
  before: readonly StoredItem[],
): Promise<void> {
  const refuse = (field: string) => scene.refuse('exam_started', { issues: { [field]: 'exam_started' } });
  if (columns.kind !== stored.kind) throw refuse('kind');
  if (columns.opensAt?.getTime() !== stored.opensAt?.getTime()) throw refuse('start_time');
  if (columns.needsCode !== stored.needsCode) throw refuse('needs_code');
  const shown = before.map((item) => [item.questionId ?? 0, item.bankId ?? 0, item.drawn]);
  const sent = input.items.map((item) => [item.question_id, item.bank_id, item.drawn]);
  const isOtherVersion = input.items.some(
    ({ number, marks }, index) =>
      (number !== 0 && number !== before[index]?.questionNumber && before[index]?.bankId === null) ||
      (marks !== null && Math.round(marks * 100) !== before[index]?.marks),
  );
  if (JSON.stringify(shown) !== JSON.stringify(sent) || isOtherVersion) throw refuse('items');
  const groups = await targetsOf(scene.db, stored);
  const keys = (list: readonly { readonly grade_id: number; readonly division_id: number }[]) =>
    [...new Set(list.map((group) => `${group.grade_id} ${group.division_id}`))].toSorted().join();
  if (keys(groups) !== keys(input.groups)) throw refuse('groups');
  const named = new Set(await namedStudents(scene.db, stored));
  if (input.students.some((id) => !named.has(id))) throw refuse('students');
}

async function writeRow(
  { app, db, actor }: ScheduleScene,
  columns: Columns,
  stored: Assessment | null,
): Promise<Assessment> {
  const { school } = actor;
  // Its groups mean who is in them in the year in which it is given, unless the first start fixed its audience.
  const year = stored?.firstStartAt ? {} : { academicYear: school.academicYear };
  const saved = stored
    ? await writeAssessment(db, stored, { ...columns, ...year, version: stored.version + 1 })
    : await addAssessment(db, {
        ...columns,
        schoolId: school.id,
        authorId: actor.id,
        academicYear: school.academicYear,
        createdAt: app.now(),
      });
  if (!saved) throw notFound();
  return saved;
}
