import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** Actors that neither settle nor send: the path helper speaks for them. */
export function silentPromise<Output, Input extends NonReducibleUnknown>() {
  return fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
}

export function silentCallback<Received extends EventObject, Input extends NonReducibleUnknown>() {
  return fromCallback<Received, Input>(() => {});
}
