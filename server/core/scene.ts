import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#contract';
import type { Actor } from './actor.ts';
import type { InParts, UnitOfWork } from './context.ts';
import type { RateLimiter } from './rate-limit.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** For what is counted beside the call's own class. */
  readonly limiter: RateLimiter;
}

interface SignedIn {
  readonly actor: Actor;
  /** How far this call reaches for the caller, as the contract declares it for their role. */
  readonly scope: Scope;
}

/** What a handler works with besides its input. Its one way to the database is `db`. */
export type Scene = UnitOfWork & Exchange;

export type SignedInScene = Scene & SignedIn;

/** The same for a call in parts: its one way to the database is the scene that `part` hands in. */
export type SceneInParts = Pick<Scene, 'app' | keyof Exchange> & InParts<Scene>;

export type SignedInParts = Omit<SceneInParts, 'part'> & SignedIn & InParts<SignedInScene>;
