import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Called with `true` before the first step of a root actor, and with `false` after its end. */
type ActorListener = (actor: AnyActorRef, isRunning: boolean) => void;

const running = new Set<AnyActorRef>();
const listeners = new Set<ActorListener>();

/** The root actors at work in this page; their children share their system. Watch them by `actor.system.inspect`. */
export function runningActors(): readonly AnyActorRef[] {
  return [...running];
}

export function onRunningActors(listener: ActorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceActor(actor: AnyActorRef): () => void {
  if (!running.has(actor)) {
    running.add(actor);
    for (const listener of listeners) listener(actor, true);
  }
  return () => {
    if (running.delete(actor)) for (const listener of listeners) listener(actor, false);
  };
}

export const useRunningActor: typeof useActorRef = (machine, ...options) => {
  const actor = useActorRef(machine, ...options);
  // A layout effect runs before the effect that starts the actor; its clean-up runs after the one that stops it. No
  // event is missed.
  useLayoutEffect(() => void announceActor(actor), [actor]);
  useEffect(() => announceActor(actor), [actor]);
  return actor;
};
