import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type BuiltCallName, type CallOf } from '#contract/catalogue.ts';
import { type BuiltCall, type CallOutput, type CallParsed, type Scope } from '#contract/core/define-call.ts';
import { encodeAnswer, PayloadError, unwrapRequest } from '#contract/core/payload.codec.ts';
import { type Reason, type ReasonsOf } from '#contract/core/refusals.ts';
import { type TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { spokenLanguage } from './accept-language.ts';
import type { Actor } from './actor.ts';
import type { AddressTries, Try } from './address-tries.ts';
import type { Turnstile } from './at-once.ts';
import { audit } from './audit.ts';
import type { CallContext, SceneInParts, SignedInContext, SignedInParts } from './call-context.ts';
import type { AppContext, Services } from './context.ts';
import { cutLongLists } from './input-bound.ts';
import type { LargeBodies, Steps } from './large-bodies.ts';
import type { RateLimiter } from './rate-limit.ts';
import {
  badInput,
  badRequest,
  forbidden,
  isRefusal,
  notFound,
  passwordFirst,
  refuserOf,
  unauthorized,
  unstorable,
} from './refusal.ts';
import { clientNetwork } from './request-origin.ts';
import { reaches, scopeOf } from './scope.policy.ts';
import { inOneTransaction, inParts, withoutTransaction } from './unit-of-work.ts';

type SceneOf<
  Call extends { readonly access: unknown; readonly errors: unknown; readonly transaction?: unknown },
  Reasons extends Reason = ReasonsOf<Call['errors']>,
> = 'parts' extends Call['transaction']
  ? Call['access'] extends 'public'
    ? SceneInParts<Reasons>
    : SignedInParts<Reasons>
  : Call['access'] extends 'public'
    ? CallContext<Reasons>
    : SignedInContext<Reasons>;

/** A binary call answers by itself through `reply`. */
export type Handler<Name extends BuiltCallName> = (
  input: CallParsed<CallOf<Name>>,
  scene: SceneOf<CallOf<Name>>,
) => Promise<CallOutput<CallOf<Name>>>;

export type Handlers<Calls> = {
  readonly [Name in Extract<keyof Calls, BuiltCallName> as Calls[Name] extends { readonly built: true }
    ? Name
    : never]: Handler<Name>;
};

type AnyHandler = (
  input: unknown,
  scene: SignedInContext<string> | SignedInParts<string>,
) => Promise<unknown>;

export interface Pipeline {
  readonly app: AppContext;
  readonly services: Services;
  readonly limiter: RateLimiter;
  readonly turnstile: Turnstile;
  readonly tries: AddressTries;
  readonly largeBodies: LargeBodies;
}

const noTry: Try = { isRight: () => undefined };

/** Every call passes here. Tries to sign in first wait for each other by address. */
export function serveCall(
  pipeline: Pipeline,
  call: BuiltCall<string>,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (call.rate !== 'login') return answerCall(pipeline, call, handler, request, reply, noTry);
  return pipeline.tries.judge(
    clientNetwork(request),
    (attempt) => answerCall(pipeline, call, handler, request, reply, attempt),
    () => reply.raw.destroyed,
  );
}

/** Rate limit, session, role and module, validate, transaction (load, policy, act in the handler), present. */
async function answerCall(
  pipeline: Pipeline,
  call: BuiltCall<string>,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Try,
): Promise<unknown> {
  const { app, limiter, turnstile } = pipeline;
  const kind = call.rate === 'login' ? null : (call.rate ?? 'read');
  // Reads without a session are free: a whole school resumes its sessions from one address in the morning.
  if (call.access === 'public' && kind && kind !== 'read')
    limiter.count(kind, clientNetwork(request), app.now().getTime());
  const actor = call.access === 'public' ? null : await requireActor(app, request, call);
  if (actor && kind) limiter.count(kind, String(actor.id), app.now().getTime());
  const scope = actor && scopeOf(call, actor);
  if (actor && scope === null) throw forbidden();
  const act = () => answer(pipeline, call, handler, { request, reply, attempt, actor, scope });
  return actor ? turnstile.pass(call, actor, act) : act();
}

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly attempt: Try;
  readonly actor: Actor | null;
  readonly scope: Scope | null;
}

async function answer(
  { app, services, limiter, largeBodies }: Pipeline,
  call: BuiltCall<string>,
  handler: AnyHandler,
  { request, reply, attempt, actor, scope }: Asking,
): Promise<unknown> {
  const input = await readInput({ app, largeBodies }, call, request, actor);
  const given = {
    app: services,
    request,
    reply,
    limiter,
    ...attempt,
    refuse: refuserOf(call.errors),
    actor: actor as Actor,
    scope: scope as Scope,
  };
  const output =
    call.transaction === 'parts'
      ? await handler(input, { ...given, ...inParts(app, given) })
      : await (call.transaction ? inOneTransaction : withoutTransaction)(app, (unit) =>
          handler(input, Object.assign(given, unit)),
        );
  return present(app, call, output, reply);
}

type WhoMayAsk = Pick<BuiltCall<string>, 'inGracePeriod' | 'beforePassword'>;

export function requireActor(
  app: AppContext,
  request: FastifyRequest,
  rules: WhoMayAsk = {},
): Promise<Actor> {
  const { authorization = null, 'accept-language': languages } = request.headers;
  return actorOfAuthorization(app, authorization, rules, spokenLanguage(languages));
}

/** The actor of an `Authorization` header. Refuses with `unauthorized`, or `password_first` before an own password. */
export async function actorOfAuthorization(
  app: AppContext,
  header: string | null,
  { inGracePeriod, beforePassword }: WhoMayAsk = {},
  spoken: TranslationLanguage | null = null,
): Promise<Actor> {
  const token = /^Bearer (\S{20,200})$/.exec(header ?? '')?.[1];
  const { actorInGracePeriod, callerOfToken, endedBy } = app.sessions;
  const find = inGracePeriod ? actorInGracePeriod : callerOfToken;
  const actor = token ? await find(token, spoken) : null;
  if (actor?.mustChoosePassword && !beforePassword) throw passwordFirst();
  if (actor) return actor;
  throw unauthorized(token ? await endedBy(token) : null);
}

/** Names the owner whose turn a large body takes, before anybody checks that the sender may make the call. */
export async function ownerOfBody(app: AppContext, request: FastifyRequest): Promise<string> {
  const actor = await requireActor(app, request, { inGracePeriod: true }).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  return actor ? `school ${actor.school.id}` : `address ${clientNetwork(request)}`;
}

async function readInput(
  { app, largeBodies }: Pick<Pipeline, 'app' | 'largeBodies'>,
  call: BuiltCall<string>,
  request: FastifyRequest,
  actor: Actor | null,
): Promise<unknown> {
  const body = bodyOf(request);
  const { identify, ...rest } = body;
  if (actor) {
    await refuseOtherIdentity(app, actor, identify);
    await refuseOtherIdentity(app, actor, request.headers['charset']);
  }
  const input = await largeBodies.read(body, () => inputInSteps(app, call, rest));
  if (actor) await refuseOthers(app, call, actor, input);
  return input;
}

/** Refuses people who may not ask for this input; also for a job that reads a call's answer for its person. */
export async function refuseOthers(
  app: Parameters<typeof audit>[0]['app'] & { readonly db: Queryable },
  call: BuiltCall<string>,
  actor: Actor,
  input: unknown,
): Promise<void> {
  await refuseOtherClaims(app, call, actor, input);
  refuseOtherSchools(call, actor, input);
}

function* inputInSteps(
  app: AppContext,
  call: BuiltCall<string>,
  body: Record<string, unknown>,
): Steps<unknown> {
  const given = yield* unwrapInSteps(app, call, body);
  yield;
  cutLongLists(call.input, given);
  refuseUnstorable(given);
  yield;
  const parsed = v.safeParse(call.input, given, { abortPipeEarly: true });
  if (!parsed.success) throw badInput(call, parsed.issues);
  return parsed.output;
}

/** In characters, of an encoded id. */
const longestEncodedId = 2 ** 12;

/** An id takes no steps of its own: one that is far too long is refused unread. */
function decodeId({ codec }: Pick<AppContext, 'codec'>, wire: string): string {
  if (wire.length > longestEncodedId) throw new PayloadError();
  return codec.decode(wire);
}

function* unwrapInSteps(
  app: AppContext,
  call: BuiltCall<string>,
  body: Record<string, unknown>,
): Steps<unknown> {
  const { codec } = app;
  const { data } = body;
  try {
    if (call.request === 'plain' || call.request === 'base64' || typeof data !== 'string')
      return unwrapRequest(call.request, body, codec).input;
    const text = yield* codec.decodeInSteps(data);
    yield;
    const decode = (wire: string) => (wire === data ? text : decodeId(app, wire));
    return unwrapRequest(call.request, body, { ...codec, decode }).input;
  } catch (error) {
    if (error instanceof PayloadError) throw badRequest(error.message);
    throw error;
  }
}

/** Deeper than anything a screen sends, but far below what would break a recursive schema. */
const deepest = 64;

/** [QU-25] Refuses NUL and half a surrogate pair, which no column stores, and input nested too deep for a schema. */
function refuseUnstorable(given: unknown): void {
  const found = Object.entries(given ?? {}).filter(([, value]) => holdsUnstorable(value, deepest - 1));
  if (found.length > 0) throw unstorable(found.map(([name]) => name));
}

/** One walk for both checks, without a list of an object's values: there may be half a million. */
function holdsUnstorable(value: unknown, deeper: number): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (deeper < 0) throw badRequest();
  // Walks everything, so that input that is too deep is refused as such wherever it stands.
  let found = false;
  if (Array.isArray(value)) for (const inner of value) found = holdsUnstorable(inner, deeper - 1) || found;
  else
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      found = holdsUnstorable(inner, deeper - 1) || found || holdsUnstorable(name, deeper);
    }
  return found;
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest();
  return body as Record<string, unknown>;
}

/** [QU-02] `identify` and the `charset` header never decide who acts; one that names somebody else is refused. */
async function refuseOtherIdentity(app: AppContext, actor: Actor, identify: unknown): Promise<void> {
  if (identify === undefined) return;
  let claimed: string;
  try {
    claimed = decodeId(app, typeof identify === 'string' ? identify : '');
  } catch {
    throw badRequest();
  }
  if (claimed === String(actor.id)) return;
  await audit({ app, db: app.db }, actor, 'identity.refused', { claimed: claimed.slice(0, 40) });
  throw forbidden();
}

async function refuseOtherClaims(
  app: Parameters<typeof refuseOthers>[0],
  call: BuiltCall<string>,
  actor: Actor,
  input: unknown,
): Promise<void> {
  const fields = input as Record<string, unknown>;
  const { user, school } = call.claims ?? {};
  const userAgrees = user === undefined || fields[user] === actor.id;
  const schoolAgrees = school === undefined || fields[school] === actor.school.id;
  if (userAgrees && schoolAgrees) return;
  await audit({ app, db: app.db }, actor, 'claim.refused', { call: call.name });
  // Another school answers 404 [security.md, Tenancy]; another person of this school answers 403.
  throw schoolAgrees ? forbidden() : notFound();
}

/** Fields by which calls name schools. 0 in a list means all schools, which the call's own rule judges. */
const schoolFields = ['school_id', 'schoolId', 'school_ids', 'schoolIds'];

/** [RP-01] In every call a person who looks after some schools is refused any other, as if it were not there. */
function refuseOtherSchools({ claims }: BuiltCall<string>, actor: Actor, input: unknown): void {
  if (actor.schools === null) return;
  const fields = input as Record<string, unknown>;
  const named = schoolFields
    .filter((name) => name !== claims?.school)
    .flatMap((name) => {
      const value = fields[name];
      if (Array.isArray(value)) return value.map(Number).filter((id) => id !== 0);
      return typeof value === 'number' ? [value] : [];
    });
  if (!reaches(actor, named)) throw notFound();
}

function present(app: AppContext, call: BuiltCall<string>, output: unknown, reply: FastifyReply): unknown {
  if (call.response === 'binary') return output;
  reply.header('cache-control', 'no-store');
  return encodeAnswer(call, output as Record<string, unknown>, app.codec);
}
