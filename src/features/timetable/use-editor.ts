import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { checkTimetableEntryCall } from '#contract/timetable/calls/check-timetable-entry.call.ts';
import { getTimetableEntryCall } from '#contract/timetable/calls/get-timetable-entry.call.ts';
import { saveTimetableEntryCall } from '#contract/timetable/calls/save-timetable-entry.call.ts';
import { setTimetableEntriesRemovedCall } from '#contract/timetable/calls/set-timetable-entries-removed.call.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { timetableEditorMachine } from '#machines/timetable/timetable-editor/timetable-editor.machine.ts';
import type {
  LessonDraft,
  TimetableEditorEmitted,
  TimetableEditorEvent,
} from '#machines/timetable/timetable-editor/timetable-editor.types.ts';
import {
  type TimetableEditorView,
  timetableEditorView,
} from '#machines/timetable/timetable-editor/timetable-editor.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { undoDuration } from '#src/ui/toaster.ts';
import { editorMessages } from './editor-messages.en.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}

export async function loadLesson(id: number, signal?: AbortSignal): Promise<LessonDraft> {
  return call(getTimetableEntryCall, { id }, signal ? { signal } : {});
}

async function setRemoved(row: Row, isRemoved: boolean, signal?: AbortSignal): Promise<Row> {
  const { done } = await call(
    setTimetableEntriesRemovedCall,
    { rows: [row], isRemoved },
    signal ? { signal } : {},
  );
  return done[0] ?? row;
}

const editor = () =>
  timetableEditorMachine.provide({
    actors: {
      beginForm: callActor<string, undefined>(
        async (_none, signal) =>
          (await call(getFormSessionCall, { form: 'timetable' }, { signal })).formSession,
      ),
      checkLesson: callActor(
        async ({ id, fields }: LessonDraft, signal) =>
          (await call(checkTimetableEntryCall, { id, ...fields }, { signal })).clash,
      ),
      saveLesson: callActor(
        async ({ id, version, formSession, fields }: LessonDraft & { formSession: string }, signal) =>
          (await call(saveTimetableEntryCall, { id, version, formSession, ...fields }, { signal })).data,
      ),
      removeLesson: callActor((row: Row, signal) => setRemoved(row, true, signal)),
      loadLesson: callActor(({ id }: { readonly id: number }, signal) => loadLesson(id, signal)),
    },
  });

interface EditorOptions {
  readonly sessionLive: boolean;
  readonly onChanged: () => void;
}

export function useEditor({ sessionLive, onChanged }: EditorOptions): {
  readonly view: TimetableEditorView;
  readonly send: (event: TimetableEditorEvent) => void;
} {
  const [machine] = useState(editor);
  const actor = useRunningActor(machine);
  const hear = useEffectEvent((event: TimetableEditorEmitted) => {
    if (event.type !== 'failed') onChanged();
    tell(event, onChanged);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => hear(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  return { view: useSelector(actor, timetableEditorView, isSame), send: (event) => actor.send(event) };
}

function tell(event: TimetableEditorEmitted, onChanged: () => void): void {
  if (event.type === 'failed') {
    const text = failureText(event.failure, failureMessages);
    alerts.show({ tone: 'error', title: editorMessages.notSaved, text });
    return;
  }
  if (event.type === 'saved') {
    alerts.show({ tone: 'success', title: editorMessages.saved });
    return;
  }
  const { id, version } = event;
  const restore = () =>
    setRemoved({ id, version }, false).then(onChanged, (error: unknown) =>
      alerts.show({ tone: 'error', title: editorMessages.notSaved, text: errorText(error) }),
    );
  alerts.show({
    tone: 'success',
    title: editorMessages.removed,
    action: { label: editorMessages.undo, onPress: () => void restore() },
    duration: undoDuration,
  });
}
