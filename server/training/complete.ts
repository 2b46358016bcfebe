import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { trainingChanged } from '#contract/training/training.hints.ts';
import type { TrainingSubject } from '#contract/training/training.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { trainingCompletions } from './schema.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>;

export interface Marking {
  readonly subject: TrainingSubject;
  readonly ids: readonly number[];
  readonly isDone: boolean;
  readonly how: 'watched' | 'by_hand';
}

/** Marks parts of the training as done, or takes that back; those that are so already stay as they are. */
export async function markDone(scene: Scene, { subject, ids, isDone, how }: Marking): Promise<void> {
  if (ids.length === 0) return;
  const changed = isDone ? await complete(scene, subject, ids, how) : await takeBack(scene, subject, ids);
  if (changed.length === 0) return;
  const { app, actor, afterCommit } = scene;
  const shared = { schoolId: actor.school.id, personId: actor.id, academicYear: actor.school.academicYear };
  await writeEvents(
    scene,
    changed.map(({ id }) => ({
      ...shared,
      measure: isDone ? ('training.done' as const) : ('training.undone' as const),
      subjectId: id,
      details: { subject, how },
    })),
  );
  afterCommit(() => app.broadcaster.broadcast(trainingChanged, [channels.person(actor.school.id, actor.id)]));
}

function complete(
  { app, db, actor }: Scene,
  subject: TrainingSubject,
  ids: readonly number[],
  how: Marking['how'],
) {
  const { id: schoolId, academicYear } = actor.school;
  const facts = { academicYear, how, doneAt: app.now(), undoneAt: null };
  return (
    db
      .insert(trainingCompletions)
      // In order, so that two at once wait for each other and never in a ring.
      .values(
        ids
          .toSorted((a, b) => a - b)
          .map((subjectId) => ({ schoolId, personId: actor.id, subject, subjectId, ...facts })),
      )
      .onConflictDoUpdate({
        target: [
          trainingCompletions.schoolId,
          trainingCompletions.personId,
          trainingCompletions.subject,
          trainingCompletions.subjectId,
        ],
        set: facts,
        setWhere: isNotNull(trainingCompletions.undoneAt),
      })
      .returning({ id: trainingCompletions.subjectId })
  );
}

function takeBack({ app, db, actor }: Scene, subject: TrainingSubject, ids: readonly number[]) {
  return db
    .update(trainingCompletions)
    .set({ undoneAt: app.now() })
    .where(
      and(
        eq(trainingCompletions.schoolId, actor.school.id),
        eq(trainingCompletions.personId, actor.id),
        eq(trainingCompletions.subject, subject),
        inArray(trainingCompletions.subjectId, [...ids]),
        isNull(trainingCompletions.undoneAt),
      ),
    )
    .returning({ id: trainingCompletions.subjectId });
}
