import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProjectTree } from '#contract/content/projects.wire.ts';
import { contentEditorMachine } from '#machines/content/content-editor/content-editor.machine.ts';
import type {
  ActCommand,
  ActResult,
  ContentEditorEmitted,
  ContentEditorEvent,
} from '#machines/content/content-editor/content-editor.types.ts';
import {
  type ContentEditorView,
  contentEditorView,
} from '#machines/content/content-editor/content-editor.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { callActor } from '#src/lib/call-actor.ts';
import type { Detail } from '#src/lib/detail/use-detail.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import type { ContentProps } from './content-props.ts';
import { doneText, performAct } from './project-acts.ts';

export interface ContentEditor {
  readonly view: ContentEditorView;
  readonly send: (event: ContentEditorEvent) => void;
}

/** The forms and actions of a project; `detail` is where it was loaded. */
export function useContentEditor(
  project: ProjectTree,
  { as, sessionLive, onGo }: Pick<ContentProps, 'as' | 'sessionLive' | 'onGo'>,
  { reload, refresh }: Pick<Detail<ProjectTree>, 'reload' | 'refresh'>,
): ContentEditor {
  const { id, version, values } = project;
  const [machine] = useState(() =>
    contentEditorMachine.provide({
      actors: {
        carryOut: callActor<ActResult, ActCommand>((command, signal) => performAct(id, as, command, signal)),
      },
    }),
  );
  const actor = useRunningActor(machine, { input: { version, fields: Object.keys(values) } });
  const tell = useEffectEvent((event: ContentEditorEmitted) => {
    if (event.type === 'outdated') refresh();
    else if (event.type === 'failed')
      alerts.show({ tone: 'error', title: failureText(event.failure, failureMessages) });
    else tellDone(doneText(event.act, event.result, as), values.title, () => onGo('projects', id));
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => tell(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (reload === 'done') actor.send({ type: 'content.loaded', version });
    if (reload === 'failed') actor.send({ type: 'content.failed' });
  }, [actor, reload, version]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  const send = useCallback((event: ContentEditorEvent) => actor.send(event), [actor]);
  return { view: useSelector(actor, contentEditorView, isSame), send };
}
