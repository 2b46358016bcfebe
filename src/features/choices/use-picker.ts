import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { undoCurriculumActCall } from '#contract/choices/calls/undo-curriculum-act.call.ts';
import { curriculumPickerMachine } from '#machines/choices/curriculum-picker/curriculum-picker.machine.ts';
import type {
  CurriculumPickerEmitted,
  CurriculumPickerEvent,
  PickCommand,
  PickResult,
  SaveInput,
} from '#machines/choices/curriculum-picker/curriculum-picker.types.ts';
import {
  type CurriculumPickerView,
  curriculumPickerView,
} from '#machines/choices/curriculum-picker/curriculum-picker.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { type ToastContent, undoDuration } from '#src/ui/toaster.ts';
import type { GroupInYear } from './choices-props.ts';
import { choiceMessages as messages } from './messages.en.ts';
import { savePick } from './picker-calls.ts';

export interface Picker {
  readonly view: CurriculumPickerView;
  readonly send: (event: CurriculumPickerEvent) => void;
  /** Calls back after each save; returns how to stop. */
  readonly onSaved: (told: (command: PickCommand) => void) => () => void;
}

interface PickerOptions {
  /** Keep it between renders, because another place makes another picker. */
  readonly place: GroupInYear;
  readonly sessionLive: boolean;
  /** The choices changed here or elsewhere, so the lists must reload. */
  readonly onChanged: () => void;
}

function begin(place: GroupInYear) {
  const actors = {
    savePick: callActor<PickResult, SaveInput>((input, signal) => savePick(place, input, signal)),
    undoAct: callActor<PickResult, { readonly act: string }>((input, signal) =>
      call(undoCurriculumActCall, input, { signal }),
    ),
  };
  return createActor(curriculumPickerMachine.provide({ actors })).start();
}

/** Runs the choices of one class or club. "Undo" stays visible on other screens. */
export function usePicker({ place, sessionLive, onChanged }: PickerOptions): Picker {
  const [actor] = useState(() => begin(place));
  useEffect(() => announceActor(actor), [actor]);
  const change = useEffectEvent(onChanged);
  useEffect(() => {
    const subscription = actor.on('*', () => change());
    return () => subscription.unsubscribe();
  }, [actor]);
  const isTelling = useRef(false);
  useEffect(() => {
    // Once per actor, even if React runs effects twice. The subscription outlives the screen, as the actor does.
    if (isTelling.current) return;
    isTelling.current = true;
    actor.on('*', (event) => {
      const alert = alertOf(event, (act) => actor.send({ type: 'undo.submit', act }));
      alerts.show(alert);
    });
  }, [actor]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  const send = useCallback((event: CurriculumPickerEvent) => actor.send(event), [actor]);
  const onSaved = useCallback(
    (told: (command: PickCommand) => void) => {
      const subscription = actor.on('saved', ({ command }) => told(command));
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return { view: useSelector(actor, curriculumPickerView, isSame), send, onSaved };
}

function alertOf(event: CurriculumPickerEmitted, onUndo: (act: string) => void): ToastContent {
  switch (event.type) {
    case 'undone':
      return { tone: 'success', title: messages.undone };
    case 'stale':
      return { tone: 'warning', title: messages.notDone, text: failureMessages.stale };
    case 'failed':
      return { tone: 'error', title: messages.notDone, text: failureText(event.failure, failureMessages) };
    case 'saved': {
      const { act, changed, archived } = event.result;
      if (changed === 0) return { tone: 'info', title: messages.nothingChanged };
      const isRemoval = event.command.kind === 'unchoose' || event.command.kind === 'clear';
      return {
        tone: 'success',
        title: isRemoval ? messages.tookAway(changed) : messages.chose(changed),
        ...(archived > 0 && { text: messages.archived(archived) }),
        action: { label: messages.undo, onPress: () => onUndo(act) },
        duration: undoDuration,
      };
    }
  }
}
