import type { Failure } from '#machines/shared/failure.ts';

/** Calls and their schemas: no part of the login page until somebody types. */
export const loadSessionWork = () =>
  import('./session-work.ts').catch(() => {
    const failure: Failure = { kind: 'unreachable' };
    throw failure;
  });
