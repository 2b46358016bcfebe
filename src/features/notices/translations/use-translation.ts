import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitFor } from 'xstate';
import type { NoticeTranslation } from '#contract/notices/translation.rules.ts';
import { noticeTranslationMachine } from '#machines/notices/notice-translation/notice-translation.machine.ts';
import type {
  DeletionQuery,
  NoticeTranslationEvent,
  NoticeTranslationInput,
  NoticeTranslationOutput,
  TranslationQuery,
} from '#machines/notices/notice-translation/notice-translation.types.ts';
import { noticeTranslationView } from '#machines/notices/notice-translation/notice-translation.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import type { TranslationTools } from './translation-tools.ts';
import { dropTyped, keepTyped, readTyped } from './typed-translation.ts';

function machineFor(tools: TranslationTools) {
  return noticeTranslationMachine.provide({
    actors: {
      saveTranslation: callActor<NoticeTranslation, TranslationQuery>(tools.save),
      deleteTranslation: callActor<void, DeletionQuery>(tools.remove),
      loadTheirs: callActor(tools.load),
    },
  });
}

export interface TranslationOptions extends Omit<NoticeTranslationInput, 'typed'> {
  readonly personId: number;
  readonly tools: TranslationTools;
  readonly onEnd: (output: NoticeTranslationOutput) => void;
}

/** Runs the machine of one translation; this browser keeps the typed text until it is saved or discarded. */
export function useTranslation({ personId, tools, onEnd, ...of }: TranslationOptions) {
  const { noticeId } = of;
  const [machine] = useState(() => machineFor(tools));
  const [input] = useState(() => ({
    ...of,
    typed: readTyped({ personId, noticeId, language: of.language }),
  }));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, noticeTranslationView, isSame);
  const version = useSelector(actor, ({ context }) => context.version);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const { language, values, hasUnsavedChanges } = view;
  const isOver = output !== undefined;
  useEffect(() => {
    const key = { personId, noticeId, language };
    if (hasUnsavedChanges && !isOver) keepTyped(key, { ...values, version });
    else dropTyped(key);
  }, [personId, noticeId, language, values, version, hasUnsavedChanges, isOver]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (output) end(output);
  }, [output]);
  useLeaveGuard(hasUnsavedChanges && !isOver, async () => {
    actor.send({ type: 'form.close' });
    const isAnswered = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      noticeTranslationView(snapshot).stage !== 'confirmingClose';
    // A dialog that was unmounted meanwhile has nothing left to keep.
    const answered = await waitFor(actor, isAnswered).catch(() => null);
    return answered === null || answered.status !== 'active';
  });
  const send = (event: NoticeTranslationEvent) => {
    // The typed text moves to the newly chosen language.
    if (event.type === 'edit.language') dropTyped({ personId, noticeId, language });
    actor.send(event);
  };
  return { view, send };
}
