import type { Failure } from '#machines/shared/failure.ts';

/** Calls and their schemas, which the login page does not load until somebody types. */
export const loadSessionWork = () =>
  import('./session-work.ts').catch(() => {
    const failure: Failure = { kind: 'unreachable' };
    throw failure;
  });
