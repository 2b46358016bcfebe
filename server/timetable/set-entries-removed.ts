import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { removeEntryRefusals } from '#contract/timetable/timetable.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseClash } from './check-days.ts';
import { clashOfEntry } from './check-entry.ts';
import { divisionOfEntry } from './queries/exceptions.ts';
import { findEntry, lockTimetable } from './queries/timetable.ts';
import { entryResource, tellTimetable } from './resources.ts';

/** Throws if a restored lesson would clash. */
export async function setEntriesRemoved(
  scene: SignedInContext<ReasonsOf<typeof removeEntryRefusals>>,
  { rows, isRemoved }: CallInput<CallOf<'set-timetable-entries-removed'>>,
) {
  refuseDemo(scene);
  const schoolId = scene.actor.school.id;
  await lockTimetable(scene.db, schoolId);
  return setRemoved(entryResource, scene, {
    rows,
    isRemoved,
    after: async (db, { id }) => {
      const entry = isRemoved ? undefined : await findEntry(db, schoolId, id);
      if (entry) refuseClash(scene, await clashOfEntry(db, schoolId, entry));
      tellTimetable(scene, await divisionOfEntry(db, schoolId, id));
    },
  });
}
