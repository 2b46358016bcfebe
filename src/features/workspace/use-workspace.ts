import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import type { FromFrame } from '#contract/workspace/frame-messages.ts';
import type {
  WorkspaceEmitted,
  WorkspaceEvent,
  WorkspaceMode,
} from '#machines/workspace/workspace/workspace.types.ts';
import { type WorkspaceView, workspaceView } from '#machines/workspace/workspace/workspace.view.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { useBeforeUnload, useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { createCopies } from './program-copies.ts';
import type { ToolFrameHandle } from './ToolFrame.tsx';
import { workspaceMachineFor } from './workspace-calls.ts';
import type { WorkspaceProps, WorkspaceTarget } from './workspace-props.ts';

/** Messages for the user; the others concern the page and this browser. */
export type WorkspaceResult = Exclude<WorkspaceEmitted, { type: 'say' | 'reload' | 'keep' }>;

interface WorkspaceOptions extends WorkspaceProps {
  readonly target: WorkspaceTarget;
  readonly mode: WorkspaceMode;
  readonly onEmitted: (emitted: WorkspaceResult) => void;
}

/** Runs the workspace's machine with the tool's page, this browser's copy and the server's hints. */
export function useWorkspace({ person, sessionLive, listen, target, mode, onEmitted }: WorkspaceOptions) {
  const [copies] = useState(() => createCopies(person.id));
  const [machine] = useState(() => workspaceMachineFor(person, target, copies));
  const actor = useRunningActor(machine, { input: { mode, personId: person.id, engine: null } });
  const frame = useRef<ToolFrameHandle>(null);
  // A page that hangs is removed with its frame.
  const [frameRound, setFrameRound] = useState(0);
  const snapshot = useSelector(actor, (state) => state);
  const view = workspaceView(snapshot);
  const onEmit = useEffectEvent((emitted: WorkspaceEmitted) => {
    if (emitted.type === 'say') frame.current?.say(emitted.message);
    else if (emitted.type === 'reload') setFrameRound((round) => round + 1);
    else if (emitted.type === 'keep')
      copies.keep(actor.getSnapshot().context.facts?.workspace_id ?? 0, emitted.copy);
    else onEmitted(emitted);
  });
  useEffect(() => {
    const subscription = actor.on('*', (emitted) => onEmit(emitted));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => actor.send({ type: 'connection.restored' }), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        actor.send({ type: 'save.press' });
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [actor]);
  useEffect(
    () =>
      listen((changed) => {
        const own = actor.getSnapshot().context.facts?.workspace_id ?? 0;
        if (changed === 0 || changed === own) actor.send({ type: 'workspace.changed' });
      }),
    [actor, listen],
  );
  useEffect(() => {
    actor.send(sessionLive ? { type: 'session.restored', personId: person.id } : { type: 'session.expired' });
  }, [actor, sessionLive, person.id]);
  // Asks for unreported changes before the tab is hidden or closed.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && actor.getSnapshot().matches({ ready: { save: 'dirty' } }))
        actor.send({ type: 'save.soon' });
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [actor]);
  // Text is in this browser's copy at once.
  const isText = view.engine === 'html' || view.engine === 'python';
  useBeforeUnload(
    ['conflict', 'closed'].includes(view.keeping) ||
      (!isText && (view.keeping === 'unsaved' || view.isUnkept)),
  );
  const mayBeBehind = isText && view.stage === 'ready';
  useLeaveGuard(view.isOwn && (mayBeBehind || isOnItsWay(view) || view.isUnkept), async () => {
    // The page of a text tells of changes three times a second, and of the last ones when it is asked.
    if (mayBeBehind) await frame.current?.capture();
    actor.send({ type: 'save.soon' });
    const left = await waitFor(actor, (state) => isSettledView(workspaceView(state)), {
      timeout: isText ? leaveWithin.text : leaveWithin.tool,
    }).catch(() => actor.getSnapshot());
    return isText || !workspaceView(left).isUnkept;
  });
  const hear = (message: FromFrame) => {
    const event = eventOf(message);
    if (event) actor.send(event);
  };
  return {
    view,
    send: (event: WorkspaceEvent) => actor.send(event),
    frame,
    frameRound,
    hear,
    /** The last known program, for a page that reloads. */
    program: () => actor.getSnapshot().context.program,
  };
}

/**
 * Milliseconds that leaving waits for the save. Text is in this browser's copy meanwhile; a tool first has to give its
 * program, for which it has ten seconds.
 */
const leaveWithin = { text: 5_000, tool: 15_000 } as const;

const isOnItsWay = ({ keeping }: WorkspaceView) => keeping === 'unsaved' || keeping === 'saving';
const isSettledView = (view: WorkspaceView) => view.stage !== 'ready' || !(isOnItsWay(view) || view.isUnkept);

const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

export function eventOf(message: FromFrame): WorkspaceEvent | null {
  switch (message.type) {
    case 'ready':
      return { type: 'frame.ready' };
    case 'changed':
      return { type: 'frame.changed', program: message.program };
    case 'touched':
      return { type: 'frame.touched' };
    case 'captured':
      return { type: 'frame.captured', id: message.id, program: message.program };
    case 'starting':
      return { type: 'frame.starting' };
    case 'running':
      return { type: 'frame.running' };
    case 'stopped':
      return { type: 'frame.stopped', why: message.why };
    case 'save':
      return { type: 'save.press' };
    case 'failed':
      return { type: 'frame.failed', why: message.why };
    case 'leave':
    case 'pictured':
      return null;
  }
}
