import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#contract/core/define-call.ts';
import type { Reason } from '#contract/core/refusals.ts';
import type { Actor } from './actor.ts';
import type { Try } from './address-tries.ts';
import type { InParts, UnitOfWork } from './context.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Refusing } from './refusal.ts';

interface Exchange extends Try {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly limiter: RateLimiter;
}

export interface SignedIn {
  readonly actor: Actor;
  /** How far the call reaches for the caller, as the contract declares for their role. */
  readonly scope: Scope;
}

/** What a handler works with besides its input. It reaches the database only through `db`, refuses only by `refuse`. */
export type CallContext<Reasons extends Reason = never> = UnitOfWork & Exchange & Refusing<Reasons>;

export type SignedInContext<Reasons extends Reason = never> = CallContext<Reasons> & SignedIn;

/** The same for a call in parts, which reaches the database only through the scene that `part` gives. */
export type SceneInParts<Reasons extends Reason = never> = Pick<
  CallContext<Reasons>,
  'app' | 'refuse' | keyof Exchange
> &
  InParts<CallContext<Reasons>>;

export type SignedInParts<Reasons extends Reason = never> = Omit<SceneInParts<Reasons>, 'part'> &
  SignedIn &
  InParts<SignedInContext<Reasons>>;
