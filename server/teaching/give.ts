import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { giveRefusals } from '#contract/teaching/teaching.refusals.ts';
import { giveToStudents, takeFromStudents } from '#server/choices/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { countStudents } from './queries/students.ts';
import { type AskedClass, reachDivision } from './taught-class.ts';

interface Giving extends AskedClass {
  readonly project_id: number;
  readonly student_ids: readonly number[];
  readonly due_on: string;
  readonly status: 0 | 1;
}

/** [C4-05] Throws 404, and writes nothing, for a student of another division or batch. */
export async function give(scene: SignedInContext<ReasonsOf<typeof giveRefusals>>, input: Giving) {
  const { app, db } = scene;
  refuseDemo(scene);
  const { place, part } = await reachDivision(scene, input);
  const personIds = [...new Set(input.student_ids)];
  if ((await countStudents(db, place.school.id, part.id, personIds)) < personIds.length) throw notFound();
  const { due_on: dueOn } = input;
  if (input.status === 1 && dueOn !== '' && dueOn < schoolDay(app.now(), place.school.timeZone))
    throw scene.refuse('due_past', { issues: { due_on: 'due_past' } });
  const giving = { projectId: input.project_id, personIds };
  const changed =
    input.status === 1
      ? await giveToStudents(scene, place, { ...giving, dueOn })
      : await takeFromStudents(scene, place, giving);
  return { success: 'true' as const, changed };
}
