import type { bookWriteRefusals } from '#contract/books/books.refusals.ts';
import { type calls } from '#contract/catalogue.ts';
import { type CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { refuseUnlessReadable } from './queries/books.ts';
import { divisionsOfClass, sitsIn } from './queries/classes.ts';
import { tellOfClass, tellReader } from './queries/hints.ts';
import { deleteCompleted, deleteRead, insertCompleted, insertRead } from './queries/marks.ts';

type Scene = SignedInContext<ReasonsOf<typeof bookWriteRefusals>>;
type Input = CallParsed<(typeof calls)['add-book-complete']>;

/** [QU-35] A repeat changes nothing. */
export async function completeLesson(scene: Scene, input: Input, isRead: boolean) {
  const { actor, refuse, db } = scene;
  refuseDemo({ actor, refuse });
  const classId = await refuseUnlessReadable(db, actor, input);
  const { lesson_id, division_id: divisionId, student_id: studentId } = input;
  if (actor.role === roles.student) {
    if (divisionId !== 0 || (studentId !== 0 && studentId !== actor.id)) throw notFound();
    await markRead(scene, { personId: actor.id, lessonId: lesson_id, isRead });
  } else {
    const division = (await divisionsOfClass(scene, classId)).find((each) => each.division_id === divisionId);
    if (!division) throw notFound();
    const place = { groupId: division.grade_id, divisionId };
    if (studentId === 0) await markCompleted(scene, { ...place, lessonId: lesson_id, isRead });
    else if (await sitsIn(db, actor.school.id, studentId, divisionId))
      await markRead(scene, { ...place, personId: studentId, lessonId: lesson_id, isRead });
    else throw notFound();
    tellOfClass(scene, divisionId);
  }
  return { success: 'true' as const, data: { lesson_id, is_read: isRead } };
}

interface Mark {
  readonly lessonId: number;
  readonly isRead: boolean;
  readonly groupId?: number;
  readonly divisionId?: number;
}

async function markRead(
  scene: Scene,
  { personId, ...mark }: Mark & { readonly personId: number },
): Promise<void> {
  const { app, db, actor } = scene;
  const { id: schoolId, academicYear } = actor.school;
  const row = { schoolId, academicYear, personId, lessonId: mark.lessonId };
  const changed = mark.isRead
    ? await insertRead(db, { ...row, markedBy: actor.id, readAt: app.now() })
    : await deleteRead(db, row);
  if (changed.length === 0) return;
  await count(scene, mark.isRead ? 'lesson.read' : 'lesson.unread', personId, mark);
  tellReader(scene, personId);
}

async function markCompleted(scene: Scene, mark: Mark & { readonly divisionId: number }): Promise<void> {
  const { app, db, actor } = scene;
  const { id: schoolId, academicYear } = actor.school;
  const { divisionId, lessonId, isRead } = mark;
  const row = { schoolId, academicYear, divisionId, lessonId };
  const changed = isRead
    ? await insertCompleted(db, { ...row, personId: actor.id, completedAt: app.now() })
    : await deleteCompleted(db, row);
  if (changed.length > 0) await count(scene, isRead ? 'lesson.completed' : 'lesson.reopened', actor.id, mark);
}

const count = (
  scene: Scene,
  measure: 'lesson.read' | 'lesson.unread' | 'lesson.completed' | 'lesson.reopened',
  personId: number,
  { lessonId, groupId, divisionId }: Mark,
) =>
  writeEvents(scene, [
    {
      schoolId: scene.actor.school.id,
      measure,
      subjectId: lessonId,
      personId,
      ...(groupId ? { groupId } : {}),
      ...(divisionId ? { divisionId } : {}),
      academicYear: scene.actor.school.academicYear,
    },
  ]);
