import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { ChangedRows } from '#contract/core/rows.ts';
import { rowActionsMachine } from '#machines/row-actions/row-actions.machine.ts';
import type {
  RowActionsEmitted,
  RowActionsEvent,
  RowsCommand,
  SeenRow,
} from '#machines/row-actions/row-actions.types.ts';
import { type RowActionsView, rowActionsView } from '#machines/row-actions/row-actions.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { type ToastContent, undoDuration } from '#src/ui/toaster.ts';
import { alerts } from '../alerts.ts';
import { callActor } from '../call-actor.ts';
import { failureText } from '../failure-text.ts';
import { announceActor } from '../running-actors.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import type { ResultRows } from '../words/refusal-words.ts';
import { resourceMessages as messages } from './messages.en.ts';
import { namesOf } from './tell-done.ts';

export interface RowChange {
  readonly run: (
    rows: readonly { readonly id: number; readonly version: number }[],
    signal: AbortSignal,
  ) => Promise<ResultRows>;
  /** The change that takes this one back; it is offered for 20 seconds [QU-24]. */
  readonly undo?: string;
  /** Asked first. */
  readonly ask?: {
    readonly title: string;
    readonly text: (rows: readonly SeenRow[]) => ReactNode;
    /** The button that does it, and the one that does not; left out: "Cancel". */
    readonly yes: string;
    readonly no?: string;
  };
  /** What is said afterwards, e.g. "3 teachers switched off". */
  readonly done: (count: number) => string;
  /** What is said when none of it was done, by the failure's code; left out: "This was not done". */
  readonly failed?: (code: string) => string;
}

export interface RowActionsOptions {
  /** By name. Keep it the same between renders. */
  readonly changes: Readonly<Record<string, RowChange>>;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  /** Own words for refusals, by code. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Something was done, or it is not known whether: the rows are to be asked for again. */
  readonly onChanged: () => void;
}

export interface RowActions {
  readonly view: RowActionsView;
  readonly changes: Readonly<Record<string, RowChange>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly send: (event: RowActionsEvent) => void;
}

/** Changes rows of a list: one or many, asked about where it must be, taken back within 20 seconds. */
export function useRowActions(options: RowActionsOptions): RowActions {
  const { changes, sessionLive, refusals = {}, onChanged } = options;
  // Not stopped with the screen: "Undo" stays in the corner when the person has gone on to another one.
  const [actor] = useState(() => begin(changes));
  useEffect(() => announceActor(actor), [actor]);
  useEffect(() => tellOf(actor, changes, refusals), [actor, changes, refusals]);
  const change = useEffectEvent(onChanged);
  useEffect(() => {
    const subscription = actor.on('*', () => change());
    return () => subscription.unsubscribe();
  }, [actor]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  const send = useCallback((event: RowActionsEvent) => actor.send(event), [actor]);
  return { view: useSelector(actor, rowActionsView, isSame), changes, refusals, send };
}

type Changes = RowActionsOptions['changes'];
type RowActionsActor = ReturnType<typeof begin>;

function begin(changes: Changes) {
  const carryOut = callActor<ChangedRows, RowsCommand>(async ({ action, rows }, signal) => {
    const change = changes[action];
    if (!change) throw new Error(`There is no change '${action}'.`);
    return change.run(
      rows.map(({ id, version }) => ({ id, version })),
      signal,
    );
  });
  const rules = Object.fromEntries(
    Object.entries(changes).map(([name, { ask, undo }]) => [
      name,
      { asks: ask !== undefined, undo: undo ?? null },
    ]),
  );
  return createActor(rowActionsMachine.provide({ actors: { carryOut } }), { input: { rules } }).start();
}

const told = new WeakSet<RowActionsActor>();

/** Once an actor, for as long as it lives. */
function tellOf(actor: RowActionsActor, changes: Changes, refusals: Readonly<Record<string, string>>): void {
  if (told.has(actor)) return;
  told.add(actor);
  const undo = (command: RowsCommand) => actor.send({ type: 'undo.submit', command });
  actor.on('*', (event) => {
    const alert = alertOf(event, changes, refusals, undo);
    if (alert) alerts.show(alert);
  });
}

function alertOf(
  event: RowActionsEmitted,
  changes: Changes,
  refusals: Readonly<Record<string, string>>,
  onUndo: (command: RowsCommand) => void,
): ToastContent | null {
  if (event.type === 'failed') {
    const text = failureText(event.failure, { ...failureMessages, ...refusals });
    const { action, rows } = event.command;
    const title = changes[action]?.failed?.(event.failure.code) ?? messages.notDone;
    return {
      tone: 'error',
      title,
      text: [namesOf(rows.map(({ name }) => name)), ...(text === title ? [] : [text])].join('\n'),
    };
  }
  const { command, done, undo } = event;
  if (done.length === 0) return null;
  return {
    tone: 'success',
    title: changes[command.action]?.done(done.length) ?? messages.undone,
    // Names them, and tells one message from the next, which has an "Undo" of its own.
    text: namesOf(done.map(({ name }) => name)),
    ...(undo && { action: { label: messages.undo, onPress: () => onUndo(undo) }, duration: undoDuration }),
  };
}
