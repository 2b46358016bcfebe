import type { practicalRefusals } from '#contract/assessments/marks.refusals.ts';
import { marksForPoints, type PracticalDecision } from '#contract/assessments/practical.rules.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { rubricById } from '#server/review/index.ts';
import { endIfOver } from './end-attempts.ts';
import { handIn } from './mark-attempt.ts';
import { marksOrNull } from './marks.presenter.ts';
import { writeMarks } from './marks.ts';
import { type Attempt, attemptQuestions } from './queries/attempts.ts';
import { lockMarked } from './queries/marks.ts';
import { replaceScores } from './queries/practical.ts';
import { isMarkedBy } from './queries/reach-assessments.ts';
import { changeAttempt, hasLaterAttempt } from './queries/write-attempts.ts';
import { tellAssessmentChanged, tellSentBack } from './tell.ts';

type Scene = SignedInContext<ReasonsOf<typeof practicalRefusals>>;

interface Review {
  readonly attempt_id: number;
  readonly position: number;
  readonly rubricId: number;
  readonly scores: readonly { readonly position: number; readonly level: number }[];
  readonly feedback: string;
  readonly version: number;
}

/** [CE-02] Gives points and marks, or sends the attempt back [ST-26]. The second of two markers is refused. */
export async function reviewPractical(scene: Scene, review: Review, decision: PracticalDecision) {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const now = app.now();
  const found = await lockMarked(db, review.attempt_id, isMarkedBy(db, actor));
  const attempt = await endIfOver(db, found.attempt, now);
  if (attempt.state === 'open') throw refuse('exam_open');
  const question = (await attemptQuestions(db, attempt)).find(
    ({ item, version }) => item.position === review.position && version.type === 'practical',
  );
  if (!question) throw notFound();
  refuseStale(scene, question.answer?.version ?? 0, review.version);
  const decided =
    decision === 'send_back'
      ? await sendBack(scene, attempt, review)
      : await mark(scene, attempt, review, question.item.marksMost);
  await audit(scene, actor, decision === 'send_back' ? 'attempt.sent_back' : 'attempt.marked', {
    id: attempt.id,
    answers: 1,
  });
  const heardIn = [channels.person(attempt.schoolId, attempt.personId)];
  if (decision === 'send_back') await tellSentBack(scene, found.assessment, attempt);
  tellAssessmentChanged(scene, found.assessment, heardIn);
  return {
    success: 'true' as const,
    data: {
      state: decided.attempt.state,
      marks: marksOrNull(decided.marks),
      marks_most: toMarks(question.item.marksMost),
      version: decided.version,
    },
  };
}

interface Decided {
  readonly attempt: Attempt;
  readonly marks: number | null;
  readonly version: number;
}

async function mark(scene: Scene, attempt: Attempt, review: Review, marksMost: number): Promise<Decided> {
  const { app, db, actor, refuse } = scene;
  if (attempt.state === 'sent_back') throw refuse('was_sent_back');
  const scores = await scoredBy(scene, review);
  const { schoolId, id: attemptId, personId } = attempt;
  const own = { schoolId, attemptId, answerPosition: review.position };
  await replaceScores(
    db,
    own,
    scores.map((score) => ({ ...own, personId, rubricId: review.rubricId, ...score })),
  );
  const marks = marksForPoints(scores, marksMost);
  const version = await writeMarks(scene, attempt, review, marks);
  const now = app.now();
  const marked = await handIn(db, attempt, { now, reason: 'teacher', at: now, by: actor.id });
  return { attempt: marked, marks, version };
}

/** Stores the rubric's words of today with the points. Every criterion needs a level, or nothing is stored. */
async function scoredBy({ db, actor, refuse }: Scene, { rubricId, scores }: Review) {
  const rubric = rubricId === 0 ? undefined : await rubricById(db, actor.school.id, rubricId);
  if (!rubric) throw refuse('unknown_rubric', { issues: { rubricId: 'unknown_rubric' } });
  const levels = new Map(scores.map(({ position, level }) => [position, level]));
  const most = Math.max(...rubric.levels.map(({ points }) => points));
  return rubric.criteria.map((criterion, index) => {
    const level = rubric.levels.find(({ position }) => position === levels.get(index + 1));
    if (!level) throw refuse('needs_level', { issues: { scores: 'needs_level' } });
    const { position, name, points } = level;
    return { position: index + 1, criterion, level: position, levelName: name, points, most };
  });
}

/** The attempt no longer counts, and the student may begin another one. The work stays as it was. */
async function sendBack(scene: Scene, attempt: Attempt, { feedback, version }: Review): Promise<Decided> {
  const { app, db, actor, refuse } = scene;
  if (feedback === '') throw refuse('needs_feedback', { issues: { feedback: 'needs_feedback' } });
  const isDecided = attempt.state === 'released' || attempt.state === 'sent_back';
  if (isDecided || (await hasLaterAttempt(db, attempt))) throw refuse('not_sent_back');
  const now = app.now();
  const row = await changeAttempt(db, attempt, {
    state: 'sent_back',
    marks: null,
    feedback,
    markedBy: actor.id,
    markedAt: now,
  });
  return { attempt: row ?? attempt, marks: null, version };
}
