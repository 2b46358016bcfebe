import { trainingChanged } from '#contract/training/training.hints.ts';
import type { TrainingSubject } from '#contract/training/training.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { complete, takeBack } from './queries/completions.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor' | 'afterCommit'>;

interface Marking {
  readonly subject: TrainingSubject;
  readonly ids: readonly number[];
  readonly isDone: boolean;
  readonly how: 'watched' | 'by_hand';
}

export async function markDone(scene: Scene, { subject, ids, isDone, how }: Marking): Promise<void> {
  if (ids.length === 0) return;
  const { app, db, actor, afterCommit } = scene;
  const changed = isDone
    ? await complete(db, actor, { subject, ids, how }, app.now())
    : await takeBack(db, actor, { subject, ids }, app.now());
  if (changed.length === 0) return;
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
