import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { removeExceptionRefusals } from '#contract/timetable/timetable.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseMeetings } from './check-days.ts';
import { divisionsOfException, findException, isChangedAlready, spansOf } from './queries/exceptions.ts';
import { lockTimetable } from './queries/timetable.ts';
import { exceptionResource, tellTimetable } from './resources.ts';
import { tellSubstitute } from './tell-substitute.ts';

/** Throws if two lessons would then meet. */
export async function setExceptionsRemoved(
  scene: SignedInContext<ReasonsOf<typeof removeExceptionRefusals>>,
  { rows, isRemoved }: CallInput<CallOf<'set-timetable-exceptions-removed'>>,
) {
  refuseDemo(scene);
  const { refuse } = scene;
  const schoolId = scene.actor.school.id;
  await lockTimetable(scene.db, schoolId);
  return setRemoved(exceptionResource, scene, {
    rows,
    isRemoved,
    before: async (db, { id }) => {
      if (!isRemoved && (await isChangedAlready(db, schoolId, id))) throw refuse('changed_already');
    },
    after: async (db, { id }) => {
      const exception = await findException(db, schoolId, id);
      if (!exception) return;
      await refuseMeetings({ db, refuse }, schoolId, spansOf(exception));
      if (isRemoved) await tellSubstitute(scene, { ...exception, removedAt: null }, undefined);
      else await tellSubstitute(scene, undefined, exception);
      tellTimetable(scene, await divisionsOfException(db, schoolId, exception));
    },
  });
}
