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
  /** The change that undoes this one; it is offered for 20 seconds [QU-24]. */
  readonly undo?: string;
  readonly ask?: {
    readonly title: string;
    readonly text: (rows: readonly SeenRow[]) => ReactNode;
    readonly yes: string;
    readonly no?: string;
  };
  readonly done: (count: number) => string;
  /** What the person must know of rows that changed, by the rows' note. */
  readonly notes?: Readonly<Record<string, (count: number) => string>>;
  /** The message when no row changed, by the failure's code; left out: "This was not done". */
  readonly failed?: (code: string) => string;
}

export interface RowActionsOptions {
  /** By name. Keep the identity between renders. */
  readonly changes: Readonly<Record<string, RowChange>>;
  readonly sessionLive: boolean;
  readonly refusals?: Readonly<Record<string, string>>;
  /** Some rows changed, or it is unknown whether they did: load them again. */
  readonly onChanged: () => void;
}

export interface RowActions {
  readonly view: RowActionsView;
  readonly changes: Readonly<Record<string, RowChange>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly send: (event: RowActionsEvent) => void;
}

export function useRowActions(options: RowActionsOptions): RowActions {
  const { changes, sessionLive, refusals = {}, onChanged } = options;
  // The actor outlives the screen: "Undo" stays in the corner when the person goes to another screen.
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
  const change = changes[command.action];
  const noted = notesOf(change, done);
  return {
    tone: noted.length > 0 ? 'warning' : 'success',
    title: change?.done(done.length) ?? messages.undone,
    text: [namesOf(done.map(({ name }) => name)), ...noted].join('\n'),
    ...(undo && { action: { label: messages.undo, onPress: () => onUndo(undo) }, duration: undoDuration }),
  };
}

const notesOf = (change: RowChange | undefined, rows: readonly SeenRow[]): string[] =>
  Object.entries(change?.notes ?? {}).flatMap(([code, words]) => {
    const count = rows.filter(({ note }) => note === code).length;
    return count > 0 ? [words(count)] : [];
  });
