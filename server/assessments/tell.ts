import type { SQL } from 'drizzle-orm';
import { assessmentsChanged, attemptsMoved } from '#contract/assessments/assessments.hints.ts';
import type { HeardBy } from '#contract/core/define-hint.ts';
import { takeBackNotifications } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Services } from '#server/core/context.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { type Channel, channels } from '#server/realtime/channels.ts';
import { isAmongPeople } from '#server/schools/index.ts';
import { type Assessment, findOwnAssessment } from './queries/assessments.ts';
import { isAnybody, isAudienceOf, isNotAudienceOf } from './queries/audience.ts';
import { hasNotice, reminderOf } from './queries/reminders.ts';

type HeardIn = readonly Channel<HeardBy<typeof assessmentsChanged>>[];

interface Audience {
  readonly groups: readonly { readonly grade_id: number; readonly division_id: number }[];
  readonly students: readonly number[];
}

export function studentChannels(schoolId: number, { groups, students }: Audience): HeardIn {
  return [
    ...groups.map(({ grade_id: gradeId, division_id: divisionId }) => {
      if (gradeId === 0) return channels.role(schoolId, 'students');
      if (divisionId === 0) return channels.grade(schoolId, 'students', gradeId);
      return channels.division(schoolId, 'students', divisionId);
    }),
    ...students.map((id) => channels.person(schoolId, id)),
  ];
}

/** After the commit, tells these channels, the teacher and the admins that an assessment changed. */
export function tellAssessmentChanged(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  { schoolId, id, authorId }: Pick<Assessment, 'schoolId' | 'id' | 'authorId'>,
  heardIn: HeardIn,
): void {
  const all = [...heardIn, channels.person(schoolId, authorId), channels.admins(schoolId)];
  afterCommit(() => app.broadcaster.broadcast(assessmentsChanged, all, { content: { assessmentId: id } }));
}

/** Tells the staff of the school that a student started, saved or handed in, so live boards reload. */
export function attemptMoved(
  { broadcaster }: Pick<Services, 'broadcaster'>,
  { schoolId, assessmentId }: { readonly schoolId: number; readonly assessmentId: number },
): void {
  const staff = [channels.admins(schoolId), channels.role(schoolId, 'faculty')];
  broadcaster.broadcast(attemptsMoved, staff, { content: { assessmentId } });
}

/** Like `attemptMoved`, but after the commit. */
export const tellAttemptMoved = (
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  attempt: { readonly schoolId: number; readonly assessmentId: number },
): void => afterCommit(() => attemptMoved(app, attempt));

/** After the commit, tells the student's other windows that one of them took over or handed in. */
export const tellOwnWindows = (
  { app, actor, afterCommit }: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>,
  { assessmentId }: { readonly assessmentId: number },
): void =>
  afterCommit(() =>
    app.broadcaster.broadcast(assessmentsChanged, [channels.person(actor.school.id, actor.id)], {
      content: { assessmentId },
    }),
  );

const causeOf = (id: number): string => `assessment:${id}`;

/** [CO-20] Puts a scheduled assessment into the students' bells. A new schedule makes it new there again. */
export const tellScheduled = (
  scene: SignedInContext,
  assessment: Assessment,
  heardIn: HeardIn,
): Promise<number> =>
  tellPeople(
    scene,
    {
      kind: 'assessment',
      cause: causeOf(assessment.id),
      message: assessment.title,
      url: `/assessment/${assessment.id}`,
    },
    { isTold: isAudienceOf(assessment), heardIn },
  );

async function takeBack(
  scene: SignedInContext,
  { id }: Pick<Assessment, 'id'>,
  among: { readonly isTold: SQL; readonly heardIn: HeardIn },
): Promise<void> {
  for (const cause of [causeOf(id), reminderOf(id)]) await takeBackNotifications(scene, { ...among, cause });
}

export const tellWithdrawn = (scene: SignedInContext, of: Assessment, heardIn: HeardIn): Promise<void> =>
  takeBack(scene, of, { isTold: isAnybody, heardIn });

/** Takes an assessment out of the bells of people it is no longer for; a draft, out of all. */
export const tellTakenOut = (
  scene: SignedInContext,
  assessment: Assessment,
  heardIn: HeardIn,
): Promise<void> =>
  assessment.state === 'draft'
    ? tellWithdrawn(scene, assessment, heardIn)
    : takeBack(scene, assessment, { isTold: isNotAudienceOf(assessment), heardIn });

/** [CO-20] Reminds these students in their bell. Returns how many. */
export const tellReminder = (
  scene: SignedInContext,
  { id, title }: Pick<Assessment, 'id' | 'title'>,
  isTold: SQL | undefined,
  heardIn: HeardIn,
): Promise<number> =>
  tellPeople(
    scene,
    { kind: 'assessment', cause: reminderOf(id), message: title, url: `/assessment/${id}` },
    { isTold, heardIn },
  );

export const tellClosed = (
  scene: SignedInContext,
  assessment: Assessment,
  reason: string,
  heardIn: HeardIn,
): Promise<number> =>
  tellPeople(
    scene,
    {
      kind: 'assessment',
      cause: `assessment-closed:${assessment.id}`,
      message: `${assessment.title}: ${reason}`,
      url: `/assessment/${assessment.id}`,
    },
    { isTold: isAudienceOf(assessment), heardIn },
  );

/** Tells these students in their bell that they can read a result, or that it is another one now. */
export const tellResult = (
  scene: SignedInContext,
  { schoolId, id, title }: Pick<Assessment, 'schoolId' | 'id' | 'title'>,
  personIds: readonly number[],
): Promise<number> =>
  tellPeople(
    scene,
    { kind: 'assessment', cause: `assessment-result:${id}`, message: title, url: `/assessment/${id}` },
    {
      isTold: isAmongPeople(schoolId, personIds),
      heardIn: personIds.map((personId) => channels.person(schoolId, personId)),
    },
  );

/** [ST-42] Tells the teacher of the first hand-in, one line per assessment. */
export async function tellFirstHandIn(
  scene: SignedInContext,
  { schoolId, assessmentId }: { readonly schoolId: number; readonly assessmentId: number },
): Promise<void> {
  const cause = `assessment-handed-in:${assessmentId}`;
  // Later hand-ins find the line and need not read the assessment.
  if (await hasNotice(scene.db, { schoolId, id: assessmentId }, cause)) return;
  const assessment = await findOwnAssessment(scene.db, { schoolId, assessmentId });
  const { authorId } = assessment;
  await tellPeople(
    scene,
    { kind: 'assessment', cause, message: assessment.title, url: `/assessment/${assessment.id}` },
    {
      isTold: isAmongPeople(schoolId, [authorId]),
      heardIn: [channels.person(schoolId, authorId)],
    },
  );
}

/** [ST-26] Tells a student in their bell to do an assessment again. */
export async function tellSentBack(
  scene: SignedInContext,
  { id, title }: Pick<Assessment, 'id' | 'title'>,
  {
    schoolId,
    id: attemptId,
    personId,
  }: { readonly schoolId: number; readonly id: number; readonly personId: number },
): Promise<void> {
  await tellPeople(
    scene,
    {
      kind: 'assessment',
      cause: `assessment-sent-back:${attemptId}`,
      message: title,
      url: `/assessment/${id}`,
    },
    {
      isTold: isAmongPeople(schoolId, [personId]),
      heardIn: [channels.person(schoolId, personId)],
    },
  );
}
