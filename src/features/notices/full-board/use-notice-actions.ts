import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { noticeActionsMachine } from '#machines/notices/notice-actions/notice-actions.machine.ts';
import type { NoticeActionsEvent, Wish } from '#machines/notices/notice-actions/notice-actions.types.ts';
import {
  type NoticeActionsView,
  noticeActionsView,
} from '#machines/notices/notice-actions/notice-actions.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { alerts } from '#src/lib/alerts.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { actionAlerts } from './action-alerts.ts';
import type { defineCarryOutActor } from './actors/carry-out.actor.ts';

export interface NoticeActionsOptions {
  readonly carryOut: ReturnType<typeof defineCarryOutActor>;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  /** Something was done, or it is not known whether: the lists are to be asked for again. */
  readonly onChanged: () => void;
}

export interface NoticeActions {
  readonly view: NoticeActionsView;
  readonly send: (event: NoticeActionsEvent) => void;
}

/** Runs the machine of the board's actions, and says what became of each. */
export function useNoticeActions({ carryOut, sessionLive, onChanged }: NoticeActionsOptions): NoticeActions {
  // Not stopped with the screen: "Undo" stays in the corner when the person has gone on to another one.
  const [actor] = useState(() => createActor(noticeActionsMachine.provide({ actors: { carryOut } })).start());
  useEffect(() => announceActor(actor), [actor]);
  useEffect(() => {
    tellOf(actor);
  }, [actor]);
  const change = useEffectEvent(onChanged);
  useEffect(() => {
    const subscription = actor.on('*', () => change());
    return () => subscription.unsubscribe();
  }, [actor]);
  const send = useCallback((event: NoticeActionsEvent) => actor.send(event), [actor]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  return { view: useSelector(actor, noticeActionsView, isSame), send };
}

type NoticeActionsActor = ReturnType<typeof createActor<typeof noticeActionsMachine>>;

const told = new WeakSet<NoticeActionsActor>();

/** Once an actor, for as long as it lives. */
function tellOf(actor: NoticeActionsActor): void {
  if (told.has(actor)) return;
  told.add(actor);
  const undo = (wish: Wish) => actor.send({ type: 'undo.submit', wish });
  actor.on('*', (event) => {
    for (const alert of actionAlerts(event, undo)) alerts.show(alert);
  });
}
