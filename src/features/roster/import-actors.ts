import { fromCallback, fromPromise } from 'xstate';
import { applyImportCall } from '#contract/roster/calls/apply-import.call.ts';
import { checkImportCall } from '#contract/roster/calls/check-import.call.ts';
import { dropImportCall } from '#contract/roster/calls/drop-import.call.ts';
import { getImportCall } from '#contract/roster/calls/get-import.call.ts';
import { correctImportRowCall } from '#contract/roster/calls/mend-import-row.call.ts';
import { readImportCall } from '#contract/roster/calls/read-import.call.ts';
import { undoImportCall } from '#contract/roster/calls/undo-import.call.ts';
import { rosterImportMachine } from '#machines/roster/roster-import/roster-import.machine.ts';
import type {
  ChosenList,
  CommandInput,
  RosterImportEvent,
} from '#machines/roster/roster-import/roster-import.types.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { sendFile } from './send-file.ts';

const second = 1_000;

export const importMachine = (schoolId: number) =>
  rosterImportMachine.provide({
    actors: {
      sendFile: fromPromise<number, ChosenList>(({ input, signal }) =>
        sendFile(input, schoolId, signal).catch((error: unknown) => {
          throw toFailure(error);
        }),
      ),
      watchImport: fromCallback<RosterImportEvent, number>(({ input, sendBack }) =>
        watch(schoolId, input, sendBack),
      ),
      sendCommand: callActor<void, CommandInput>((input, signal) => send(schoolId, input, signal)),
    },
  });

/** Polls each second, one request at a time, because another admin may continue the import. */
function watch(school_id: number, import_id: number, tell: (event: RosterImportEvent) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    try {
      const { data } = await call(getImportCall, { school_id, import_id }, { signal: stop.signal });
      tell({ type: 'import.told', job: data });
    } catch (error) {
      if (!stop.signal.aborted) tell({ type: 'import.lost', failure: factsOf(toFailure(error)) });
    }
    if (!stop.signal.aborted) timer = setTimeout(() => void ask(), second);
  };
  void ask();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

async function send(
  school_id: number,
  { command, id, version }: CommandInput,
  signal: AbortSignal,
): Promise<void> {
  const of = { school_id, import_id: id };
  switch (command.kind) {
    case 'read': {
      const { kind, parts } = command.of;
      await call(readImportCall, { ...of, version, kind, parts: [...parts] }, { signal });
      return;
    }
    case 'check':
      await call(checkImportCall, { ...of, version, ...command.options }, { signal });
      return;
    case 'mend': {
      const { line, cells, distinct } = command;
      await call(
        correctImportRowCall,
        { ...of, line, cells: [...cells], distinct: distinct ? 1 : 0 },
        { signal },
      );
      return;
    }
    case 'apply': {
      const { leavers, onlyIfAll } = command;
      await call(applyImportCall, { ...of, version, leavers, only_if_all: onlyIfAll ? 1 : 0 }, { signal });
      return;
    }
    case 'undo':
      await call(undoImportCall, { ...of, version }, { signal });
      return;
    case 'drop':
      await call(dropImportCall, { ...of, version }, { signal });
  }
}
