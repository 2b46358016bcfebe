import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { getMigrationCall } from '#contract/migration/calls/get-migration.call.ts';
import { migrateStudentBulkCall } from '#contract/migration/calls/migrate-student-bulk.call.ts';
import { rollbackMigratedStudentsCall } from '#contract/migration/calls/rollback-migrated-students.call.ts';
import { saveStudentsToNewAcademicCall } from '#contract/migration/calls/save-students-to-new-academic.call.ts';
import { scheduleMigrationCall } from '#contract/migration/calls/schedule-migration.call.ts';
import type { RollbackResult } from '#contract/migration/migration.wire.ts';
import { migrationMachine } from '#machines/migration/migration/migration.machine.ts';
import type {
  MigrationEvent,
  PlanAnswer,
  PlanChange,
  PlanRef,
  ScheduleCommand,
  UndoCommand,
} from '#machines/migration/migration/migration.types.ts';
import { migrationView } from '#machines/migration/migration/migration.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { sendList } from './send-list.ts';

/** A whole school is moved at once, so the server needs longer than for a form. */
const slow = { timeout: 60_000 };

interface Told {
  readonly data: PlanAnswer['plan'];
  readonly check: PlanAnswer['check'];
}

const planOf = ({ data: plan, check }: Told): PlanAnswer => ({ plan, check });

const changeOf = ({ rules, items, leave_on, createMissing }: PlanChange) => ({
  ...(leave_on !== undefined && { leave_on }),
  ...(createMissing !== undefined && { createMissing }),
  ...(rules && { rules: { ...rules, classes: [...rules.classes], clubs: [...rules.clubs] } }),
  ...(items && { items: [...items] }),
});

function machineFor(school_id: number) {
  const at = ({ id, version }: PlanRef) => ({ school_id, migration_id: id, version });
  return migrationMachine.provide({
    actors: {
      beginPlan: callActor<PlanAnswer, { readonly toYear: string }>(
        async ({ toYear }, signal) =>
          planOf(await call(saveStudentsToNewAcademicCall, { school_id, toYear }, { signal })),
        slow,
      ),
      loadPlan: callActor<PlanAnswer, { readonly id: number }>(async ({ id }, signal) =>
        planOf(await call(getMigrationCall, { school_id, migration_id: id }, { signal })),
      ),
      savePlan: callActor<PlanAnswer, PlanRef & { readonly change: PlanChange }>(
        async ({ change, ...ref }, signal) => {
          if (change.list) {
            const told = await sendList(at(ref), change.list, signal);
            return { ...planOf(told), list: told.list };
          }
          return planOf(
            await call(saveStudentsToNewAcademicCall, { ...at(ref), ...changeOf(change) }, { signal }),
          );
        },
        slow,
      ),
      checkPlan: callActor<PlanAnswer, PlanRef>(
        async (ref, signal) =>
          planOf(await call(saveStudentsToNewAcademicCall, { ...at(ref), dryRun: true }, { signal })),
        slow,
      ),
      applyPlan: callActor<void, PlanRef>(async (ref, signal) => {
        await call(migrateStudentBulkCall, at(ref), { signal });
      }, slow),
      schedulePlan: callActor<PlanAnswer, ScheduleCommand>(async ({ day, discard, ...ref }, signal) =>
        planOf(await call(scheduleMigrationCall, { ...at(ref), day, discard }, { signal })),
      ),
      checkUndo: undoActor(school_id, true),
      undo: undoActor(school_id, false),
    },
  });
}

const undoActor = (school_id: number, dryRun: boolean) =>
  callActor<RollbackResult, UndoCommand>(async ({ id, students }, signal) => {
    const input = { school_id, migration_id: id, students: [...students], dryRun };
    return (await call(rollbackMigratedStudentsCall, input, { signal })).data;
  }, slow);

/** `planId`: the plan to start with, 0 for none. */
export function useMigration(schoolId: number, planId: number, listen: ListenForHints) {
  const [actor] = useState(() => createActor(machineFor(schoolId), { input: { planId } }).start());
  useEffect(() => announceActor(actor), [actor]);
  const { round } = useRefresh(listen);
  useEffect(() => {
    if (round > 0) actor.send({ type: 'plan.changed' });
  }, [actor, round]);
  const view = useSelector(actor, migrationView, isSame);
  return { view, send: (event: MigrationEvent) => actor.send(event) };
}
