import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Told of every machine's first actor that begins (`true`, before its first step) or has ended (`false`). */
type ActorListener = (actor: AnyActorRef, isRunning: boolean) => void;

const running = new Set<AnyActorRef>();
const listeners = new Set<ActorListener>();

/**
 * The actors at work in this page that no other actor began; their children belong to the same system. Whoever
 * watches asks `actor.system.inspect`.
 */
export function runningActors(): readonly AnyActorRef[] {
  return [...running];
}

export function onRunningActors(listener: ActorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For an actor made by hand; answers how it is taken off the list. */
export function announceActor(actor: AnyActorRef): () => void {
  if (!running.has(actor)) {
    running.add(actor);
    for (const listener of listeners) listener(actor, true);
  }
  return () => {
    if (running.delete(actor)) for (const listener of listeners) listener(actor, false);
  };
}

/** `useActorRef`, and the actor is on the list of those at work while the component is there. */
export const useRunningActor: typeof useActorRef = (machine, ...options) => {
  const actor = useActorRef(machine, ...options);
  // Before the effect that starts it, and off again after the one that stops it: nothing it does is missed.
  useLayoutEffect(() => void announceActor(actor), [actor]);
  useEffect(() => announceActor(actor), [actor]);
  return actor;
};
