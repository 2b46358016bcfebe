import type { CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { approvedStudentPracticeProjectCall } from '#contract/review/calls/approved-student-practice-project.call.ts';
import type { approvedStudentProjectCall } from '#contract/review/calls/approved-student-project.call.ts';
import type { reopenWorkCall } from '#contract/review/calls/reopen-work.call.ts';
import type { decideRefusals, reopenRefusals } from '#contract/review/review.refusals.ts';
import { decisionOfStatus } from '#contract/review/review.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { notFound, type Refusing, refuseStale } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { shorten } from '#server/core/shorten.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { putOnWall, takeOffWall } from '#server/wall/index.ts';
import { lockWork, moveWork, refuseChangedWork, tellWorkChanged, type Work } from '#server/works/index.ts';
import { tellStudents } from './tell-student.ts';
import { writeReview } from './write-review.ts';

type Deciding = CallParsed<typeof approvedStudentPracticeProjectCall> &
  Partial<Pick<CallParsed<typeof approvedStudentProjectCall>, 'session_id'>>;

/** Letters of the feedback in the bell. */
const excerpt = 120;

/** [C5-03] Decides once per form session. Throws `stale` if the student handed in again, or somebody else decided. */
export function decide(
  scene: SignedInContext<ReasonsOf<typeof decideRefusals>>,
  input: Deciding,
  isPractice: boolean,
) {
  refuseDemo(scene);
  const { app } = scene;
  return withIdempotencyKey(scene, input.formSession, async () => {
    const work = await lockWork(scene, input.work_id);
    refuseOther(work, input, isPractice);
    refuseChangedWork(scene, work, input);
    if (work.state !== 'in_review') throw scene.refuse('not_waiting');
    const decision = decisionOfStatus[input.formStatus];
    const isAgain = decision === 'resubmit';
    const dueOn = isAgain && input.due_on !== '' ? input.due_on : null;
    if (dueOn !== null) refusePast(scene, dueOn);
    await writeReview(scene, work, input, {
      decision,
      showData: Boolean(input.show_data),
      dueOn,
      onWall: !isAgain && Boolean(input.wallOfFameStatus),
      decidedAt: app.now(),
    });
    const moved = await moveWork(scene, work, decision, dueOn);
    if (!isAgain && input.wallOfFameStatus)
      await putOnWall(scene, { schoolId: work.schoolId, workId: work.id }, scene.actor.id);
    await note(scene, work, isAgain ? 'work.returned' : 'work.approved');
    await tellStudent(scene, work, messageOf(work.title, input.show_data ? input.feedback : ''));
    tellWorkChanged(scene, work);
    return { success: 'true' as const, data: { id: moved.id, version: moved.version, state: moved.state } };
  });
}

const tellStudent = (scene: SignedInContext, { id, personId, projectId }: Work, message: string) =>
  tellStudents(scene, [personId], { cause: `work:${id}`, message, projectId });

const messageOf = (title: string, feedback: string): string =>
  feedback === '' ? title : `${title}: ${shorten(feedback, excerpt)}`;

/** Repeated form fields must match the work. */
function refuseOther(work: Work, input: Deciding, isPractice: boolean): void {
  const { project_id: project, student_id: student, session_id: session = 0 } = input;
  const agrees =
    (project === 0 || project === work.projectId) &&
    (student === 0 || student === work.personId) &&
    (session === 0 || session === work.sessionId) &&
    isPractice === (work.kind === 'practice');
  if (!agrees) throw notFound();
}

function refusePast(
  { app, actor, refuse }: Pick<SignedInContext, 'app' | 'actor'> & Refusing<'due_past'>,
  dueOn: string,
): void {
  if (dueOn < schoolDay(app.now(), actor.school.timeZone))
    throw refuse('due_past', { issues: { due_on: 'due_past' } });
}

const note = (
  scene: SignedInContext,
  work: Work,
  measure: 'work.approved' | 'work.returned' | 'work.reopened',
): Promise<void> =>
  writeEvents(scene, [
    {
      schoolId: work.schoolId,
      measure,
      subjectId: work.id,
      personId: scene.actor.id,
      groupId: work.groupId,
      divisionId: work.divisionId,
      academicYear: work.academicYear,
      details: { project: work.projectId, attempt: work.attempt },
    },
  ]);

/** The student may hand in once more, and the work leaves the wall of fame. */
export async function reopen(
  scene: SignedInContext<ReasonsOf<typeof reopenRefusals>>,
  input: CallParsed<typeof reopenWorkCall>,
) {
  refuseDemo(scene);
  const work = await lockWork(scene, input.id);
  refuseStale(scene, work.version, input.version);
  if (work.state !== 'approved') throw scene.refuse('not_approved');
  const dueOn = input.due_on === '' ? null : input.due_on;
  if (dueOn !== null) refusePast(scene, dueOn);
  const moved = await moveWork(scene, work, 'resubmit', dueOn);
  await takeOffWall(scene, { schoolId: work.schoolId, workId: work.id });
  await note(scene, work, 'work.reopened');
  await tellStudent(scene, work, work.title);
  tellWorkChanged(scene, work);
  return { success: 'true' as const, data: moved };
}
