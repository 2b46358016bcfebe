import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** Placeholders for a machine's actors; the real ones are given by `provide()` in a hook of the feature. */

function notProvided(name: string): Error {
  return new Error(`'${name}' is not provided`);
}

export function missingPromise<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

export function missingCallback<Received extends EventObject, Input extends NonReducibleUnknown>(
  name: string,
) {
  return fromCallback<Received, Input>(() => {
    throw notProvided(name);
  });
}
