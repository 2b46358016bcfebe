import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract';
import type { AppContext } from './context.ts';
import { isUnavailable } from './db/unavailable.ts';
import { Refusal, unavailable } from './refusal.ts';

/** Turns whatever was thrown into the one shape of a refusal [QU-25]; what we did not expect gets a reference. */
export function answerError(
  app: AppContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  const refusal = isUnavailable(error) ? unavailable() : error;
  if (refusal instanceof Refusal) {
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    return reply.status(refusal.status).send(refusal.body());
  }
  const known = knownProblem(error as FastifyError);
  if (known) return reply.status(known.status).send(known);
  const reference = randomBytes(4).toString('hex');
  app.log.error({ err: error, url: withoutSecret(request.url), reference }, 'A request failed');
  const body: ErrorBody = {
    status: 500,
    code: 'server_error',
    information: 'Something went wrong.',
    reference,
  };
  return reply.status(500).send(body);
}

/** The address of a calendar is a credential: no log carries it. */
const withoutSecret = (url: string) => url.replace(/^\/calendar\/.*/, '/calendar/…');

/** A failed query's reason is its cause. */
function codeOf({ code, cause }: FastifyError): string {
  return code ?? (cause as { code?: string } | undefined)?.code ?? '';
}

function knownProblem(error: FastifyError): ErrorBody | null {
  const code = codeOf(error);
  // A number that no column holds names nothing there is.
  if (code === '22003')
    return { status: 400, code: 'bad_request', information: 'The request is not in the expected form.' };
  if (error.statusCode === 413)
    return { status: 413, code: 'too_large', information: 'The request is too large.' };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return {
      status: 400,
      code: 'bad_request',
      information: 'The request is not in the expected form.',
    };
  return null;
}
