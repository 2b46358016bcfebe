import { type Failure, toFailure as toKnownFailure } from '#machines/shared/failure.ts';
import { CallFailed } from './call-failed.ts';

/**
 * A thrown call as the machines' actors reject with it; what is a `Failure` already stays one. Only a definite no is
 * `refused`: a server that broke may have carried the call out before, so that counts as no answer, and a save's key
 * is kept [QU-10].
 */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return toKnownFailure(error);
  switch (error.kind) {
    case 'refused':
      if (error.code === 'stale') return { kind: 'stale', information: error.information };
      return {
        kind: 'refused',
        code: error.code,
        information: error.information,
        ...(error.fields ? { fields: error.fields } : {}),
      };
    case 'unauthorized':
      return { kind: 'unauthorized' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'failed':
    case 'malformed':
      return { kind: 'unreachable', reason: 'unexpected' };
  }
}
