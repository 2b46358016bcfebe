import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type {
  RosterImportContext,
  RosterImportEvent,
} from '#machines/roster/roster-import/roster-import.types.ts';
import {
  type RosterImportView,
  rosterImportView,
} from '#machines/roster/roster-import/roster-import.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { importMachine } from './import-actors.ts';
import { hearProgress } from './send-file.ts';

interface ImportOf {
  readonly schoolId: number;
  /** null: a new one. */
  readonly importId: number | null;
  readonly onStarted: (importId: number) => void;
  readonly onDropped: () => void;
}

export interface Importing {
  readonly view: RosterImportView;
  readonly context: RosterImportContext;
  readonly send: (event: RosterImportEvent) => void;
}

export function useImport({ schoolId, importId, onStarted, onDropped }: ImportOf): Importing {
  const [machine] = useState(() => importMachine(schoolId));
  const actor = useRunningActor(machine, { input: { importId } });
  const view = useSelector(actor, rosterImportView, isSame);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useEffect(() => hearProgress((sentBytes) => actor.send({ type: 'upload.progressed', sentBytes })), [actor]);
  const send = useCallback((event: RosterImportEvent) => actor.send(event), [actor]);
  const started = useEffectEvent(onStarted);
  const dropped = useEffectEvent(onDropped);
  useEffect(() => {
    const subscription = actor.on('started', ({ importId: id }) => started(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (view.isDropped) dropped();
  }, [view.isDropped]);
  return { view, context, send };
}
