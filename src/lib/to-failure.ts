import { type Failure, toFailure as toKnownFailure } from '#machines/shared/failure.ts';
import { CallFailed } from './call-failed.ts';

/**
 * Maps a thrown call to the `Failure` that machines' actors reject with; a `Failure` stays as it is. Only a definite no
 * is `refused`. A server that broke may have carried out the call, so it counts as no answer, and the save keeps its
 * key [QU-10].
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
