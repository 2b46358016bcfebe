import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/core/refusals.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import { whyUnavailable } from '#server/db/unavailable.ts';
import type { AppContext } from './context.ts';
import { badRequest, conflict, diskFull, isRefusal, type Refusal, unavailable } from './refusal.ts';

/** Turns anything thrown into the one shape of a refusal [QU-25]; an unexpected error gets a reference. */
export function answerError(
  app: AppContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  const refusal = refusalOf(app, error, request.url);
  if (refusal) {
    const { retryAfterSeconds } = refusal.facts;
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    return reply.status(refusal.status).send(refusal.body());
  }
  const body = bodyOfFailure(app, error, request.url);
  return reply.status(body.status).send(body);
}

/** Returns words for a person, never a code of the system or text of a library. */
export function bodyOfError(app: AppContext, error: unknown, url: string): ErrorBody {
  return refusalOf(app, error, url)?.body() ?? bodyOfFailure(app, error, url);
}

/** The operator too should know of what could not be answered just now. */
function refusalOf(app: AppContext, error: unknown, url: string): Refusal | null {
  const refusal = isRefusal(error) ? error : null;
  const reason = refusal?.code === 'unavailable' ? refusal.information : whyUnavailable(error);
  if (reason !== null) app.busy.tell(withoutSecret(url).replace(/\?.*/, ''), reason);
  return refusal ?? (reason === null ? null : unavailable());
}

function bodyOfFailure(app: AppContext, error: unknown, url: string): ErrorBody {
  if (isDiskFull(error)) {
    app.log.error({ err: error, url: withoutSecret(url) }, 'The disk is full');
    return diskFull().body();
  }
  const constraint = brokenUniqueIndex(error);
  if (constraint !== null) {
    // Two people did one thing at once, or a handler does not look before it writes. The second can try again.
    app.log.warn({ url: withoutSecret(url), constraint }, 'A row was there already');
    return conflict().body();
  }
  const known = knownProblem(error as FastifyError);
  if (known) return known;
  const reference = randomBytes(4).toString('hex');
  app.log.error({ err: error, url: withoutSecret(url), reference }, 'A request failed');
  return { status: 500, code: 'server_error', information: 'Something went wrong.', reference };
}

/** The disk or this user's quota is full, of the server's files or PostgreSQL's. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];
export const isDiskFull = (error: unknown) => error instanceof Error && fullCodes.includes(codeOf(error));

/** The address of a calendar is a credential, so no log carries it. */
const withoutSecret = (url: string) => url.replace(/^\/calendar\/.*/, '/calendar/…');

function codeOf({ code, cause }: Error & { readonly code?: string }): string {
  return code ?? (cause as { code?: string } | undefined)?.code ?? '';
}

function knownProblem(error: FastifyError): ErrorBody | null {
  // The number fits no column, so it names nothing.
  if (codeOf(error) === '22003') return badRequest().body();
  if (error.statusCode === 413)
    return { status: 413, code: 'too_large', information: 'The request is too large.' };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return badRequest().body();
  return null;
}
