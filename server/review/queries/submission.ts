import { and, asc, eq } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { Submission } from '#contract/review/review.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { attemptsOf, entriesOf, isReadableWork, toShownEntry } from '#server/works/index.ts';
import { works } from '#server/works/schema.ts';
import { rubricScores } from '../schema.ts';
import { phrasesOf } from './phrases.ts';
import { classOfWork, ofStudent, sessionOfWork } from './queue.ts';
import { commentsOf, feedbackFor, reviewBy } from './reviews.ts';
import { rubricsFor } from './rubrics.ts';

/** undefined: the caller may not see it, or it was never handed in. */
export async function readSubmission(
  db: Queryable,
  actor: Actor,
  workId: number,
): Promise<Submission | undefined> {
  const [found] = await db
    .select({
      work: works,
      student: personName(),
      login: people.loginName,
      className: classOfWork,
      session: sessionOfWork,
    })
    .from(works)
    .innerJoin(people, ofStudent)
    .where(and(eq(works.id, workId), isReadableWork(actor)));
  if (!found || found.work.attempt === 0) return undefined;
  const { work, student, login, className, session } = found;
  const isTeacher = actor.role === roles.faculty;
  const attempts = await handedIn(db, work);
  const reviews = (await feedbackFor(db, actor, [workId])).get(workId) ?? [];
  const comments = await commentsOf(db, actor, [workId]);
  return {
    id: work.id,
    version: work.version,
    state: work.state,
    kind: work.kind,
    title: work.title,
    project_id: work.projectId,
    session_id: work.sessionId,
    session_name: session,
    student_id: work.personId,
    student_name: student,
    login_name: login,
    division: work.divisionId,
    class_name: className,
    due_on: work.dueOn ?? '',
    attempts,
    reviews,
    comments: comments
      .filter(({ attempt }) => attempt === work.attempt)
      .map(({ workId: _work, attempt: _attempt, authorId: _author, ...comment }) => comment),
    draft: isTeacher ? await draftOf(db, actor, work) : noDraft,
    rubrics: isTeacher ? await rubricsFor(db, work.schoolId, work.projectId) : [],
    phrases: isTeacher ? await phrasesOf(db, actor) : [],
    may_review: bit(isTeacher && work.state === 'in_review' && !actor.school.isDemo),
    may_reopen: bit(isTeacher && work.state === 'approved' && !actor.school.isDemo),
  };
}

export async function worksNamed(
  db: Queryable,
  actor: Actor,
  named: { readonly workId: number } | { readonly studentId: number; readonly projectId: number },
): Promise<number[]> {
  const isNamed =
    'workId' in named
      ? eq(works.id, named.workId)
      : and(
          eq(works.personId, named.studentId),
          eq(works.projectId, named.projectId),
          eq(works.academicYear, actor.school.academicYear),
        );
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(isReadableWork(actor), isNamed))
    .limit(50);
  return rows.map(({ id }) => id);
}

type Work = typeof works.$inferSelect;

/** Leaves out the student's draft. */
async function handedIn(db: Queryable, work: Work): Promise<Submission['attempts']> {
  const attempts = await attemptsOf(db, work, work.attempt);
  const entries = await entriesOf(db, work);
  return attempts.map(({ number, learning, submittedAt, isLate, dueOn }) => ({
    number,
    learning,
    submitted_at: submittedAt.getTime(),
    is_late: bit(isLate),
    due_on: dueOn ?? '',
    entries: entries.filter(({ attempt }) => attempt === number).map(toShownEntry),
  }));
}

const noDraft: Submission['draft'] = {
  version: 0,
  feedback: '',
  rubric_id: 0,
  scores: [],
  show_data: 1,
  due_on: '',
  on_wall: 0,
};

/** A decided review is no longer a draft. */
async function draftOf(db: Queryable, actor: Actor, work: Work): Promise<Submission['draft']> {
  const review = await reviewBy(db, {
    schoolId: work.schoolId,
    workId: work.id,
    attempt: work.attempt,
    by: actor.id,
  });
  if (!review) return noDraft;
  const scores = await db
    .select({ position: rubricScores.position, level: rubricScores.level })
    .from(rubricScores)
    .where(and(eq(rubricScores.schoolId, work.schoolId), eq(rubricScores.reviewId, review.id)))
    .orderBy(asc(rubricScores.position));
  return {
    version: review.version,
    feedback: review.feedback,
    rubric_id: review.rubricId,
    scores,
    show_data: bit(review.showData),
    due_on: review.dueOn ?? '',
    on_wall: bit(review.onWall),
  };
}
