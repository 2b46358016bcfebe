import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalTexts } from './refusals.ts';
import { type Role, roles } from './roles.ts';

export type { Role } from './roles.ts';

/**
 * How far a role's right reaches:
 * - `own`: only what the caller wrote or holds themself
 * - `taught`: also the grades, clubs and students the caller teaches
 * - `audience`: also what is addressed to the caller
 * - `school`: anything of the caller's school; the central office is a school of its own here
 * - `all`: anything of any school
 * Beyond it another school's row answers 404. The handler gets the caller's as `scene.scope`, and the authorization
 * test expects what it says.
 */
export type Scope = 'own' | 'taught' | 'audience' | 'school' | 'all';

/** `public` needs no session; otherwise a role that is not listed is refused. */
export type Access = 'public' | Partial<Record<Role, Scope>>;

/** Everybody who is signed in, for what is their own. */
export const everybodysOwn = {
  [roles.superAdmin]: 'own',
  [roles.schoolAdmin]: 'own',
  [roles.student]: 'own',
  [roles.faculty]: 'own',
  [roles.finance]: 'own',
  [roles.helpdesk]: 'own',
} as const satisfies Access;

/**
 * How a payload travels [CG-02, QU-01]: plain JSON; `{data}`, `{data,id}` or `{data,id,flag}` with `data`
 * encoded by the payload codec; `base64` for base64 JSON; `binary` for a file.
 */
export type Wrapping = 'plain' | 'data' | 'data-id' | 'data-flag' | 'data-id-flag' | 'base64' | 'binary';

export const areas = [
  'Assessments',
  'Auth and session',
  'Classes, divisions, clubs, batches',
  'Competitions',
  'Compiler',
  'Curriculum',
  'Dashboards and reports',
  'Faculty',
  'Helpdesk',
  'Notices',
  'Notifications',
  'School and school admin',
  'Student migration',
] as const;
export type Area = (typeof areas)[number];

/** What the wire needs to know of a call, built or not. */
export interface CallShape {
  /** The method of the specification; [QU-56] calls that change state by GET also take POST. */
  readonly method: 'GET' | 'POST';
  /** false for the three calls outside `/api/v1` [QU-07]. */
  readonly prefix?: boolean;
  readonly areas: readonly [Area, ...Area[]];
  readonly request?: Wrapping;
  readonly response?: Extract<Wrapping, 'plain' | 'base64' | 'binary'>;
  /** Top-level fields of the answer that travel encoded by the payload codec, e.g. `data` or `UserAccessData`. */
  readonly encodedAnswer?: readonly string[];
  /** Does the loading indicator count it [CG-06, ST-43]? Default true. */
  readonly loader?: boolean;
  /** Not in the specification's catalogue: a call whose path it does not show, named by us in its style. */
  readonly ours?: boolean;
}

export interface DeclaredCall<Name extends string> extends Required<CallShape> {
  readonly name: Name;
  readonly built: false;
}

/**
 * Does the handler run in one transaction? `parts`: in several short ones, with what is slow between them, such as a
 * password's hash or a picture.
 */
export type Transactions = boolean | 'parts';

export interface BuiltCallRules<
  In extends GenericSchema,
  Out extends GenericSchema,
  Errors extends RefusalTexts,
  Who extends Access,
  How extends Transactions = Transactions,
> {
  readonly input: In;
  readonly output: Out;
  /** The closed list of refusals this call may answer, beside the common ones, and how it says them in English. */
  readonly errors: Errors;
  readonly access: Who;
  /** [RP-01] Who was given a list of modules needs this one of the menu, or `any`, besides; left out: the list does not matter. */
  readonly module?: string;
  /**
   * [CA-03] What it changes is at once that of all schools: staff of the office who were given some schools (Spocs) are
   * refused.
   */
  readonly forAllSchools?: boolean;
  /** Input fields that repeat who the caller is; they must agree with the session, else 403. */
  readonly claims?: { readonly user?: string; readonly school?: string };
  /** Input field that makes a repeated call answer the first result [QU-10]. Only such calls are retried. */
  readonly idempotencyKey?: string;
  /** Taken for a minute after the session ended too, so that what it was not asked for any more can be handed in. */
  readonly inGracePeriod?: boolean;
  /** [QU-16] Answered too while a password of one's own is still to be chosen; every other call answers `password_first`. */
  readonly beforePassword?: boolean;
  /** Default: calls that write have one. */
  readonly transaction?: How;
  /** The most its body may weigh, where its input may be far larger than most, or nothing in its schema bounds it. */
  readonly bodyBytes?: number;
  /** Of a call that costs much: how many of it run at once for a person and for a school; others wait their turn. */
  readonly atOnce?: { readonly person: number; readonly school: number };
  /**
   * Rate class: a person's reads 1,000 and writes 100 a minute; for an address 10 wrong tries to sign in and 10 mails
   * asked for.
   */
  readonly rate?: 'read' | 'write' | 'login' | 'mail';
}

export interface BuiltCall<
  Name extends string,
  In extends GenericSchema = GenericSchema,
  Out extends GenericSchema = GenericSchema,
  Errors extends RefusalTexts = RefusalTexts,
  Who extends Access = Access,
  How extends Transactions = Transactions,
> extends Required<CallShape>,
    Omit<BuiltCallRules<In, Out, Errors, Who>, 'transaction'> {
  readonly name: Name;
  readonly built: true;
  readonly transaction: How | boolean;
}

function complete(shape: CallShape): Required<CallShape> {
  return {
    method: shape.method,
    prefix: shape.prefix ?? true,
    areas: shape.areas,
    request: shape.request ?? 'plain',
    response: shape.response ?? 'plain',
    encodedAnswer: shape.encodedAnswer ?? [],
    loader: shape.loader ?? true,
    ours: shape.ours ?? false,
  };
}

/** A call of the catalogue that answers `501 not_built` until its issue comes. */
export function declareCall<const Name extends string>(name: Name, shape: CallShape): DeclaredCall<Name> {
  return { ...complete(shape), name, built: false };
}

/** A call with everything: schemas, errors and who may call it. Client, server, docs and tests all read this. */
export function defineCall<
  const Name extends string,
  In extends GenericSchema,
  Out extends GenericSchema,
  const Errors extends RefusalTexts,
  const Who extends Access,
  const How extends Transactions = boolean,
>(
  name: Name,
  shape: CallShape & BuiltCallRules<In, Out, Errors, Who, How>,
): BuiltCall<Name, In, Out, Errors, Who, How> {
  const { input, output, errors, access, claims, idempotencyKey, rate = 'read' } = shape;
  return {
    ...complete(shape),
    name,
    built: true,
    input,
    output,
    errors,
    access,
    rate,
    transaction: shape.transaction ?? rate === 'write',
    ...(shape.module ? { module: shape.module } : {}),
    ...(shape.forAllSchools ? { forAllSchools: true } : {}),
    ...(claims ? { claims } : {}),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(shape.inGracePeriod ? { inGracePeriod: true } : {}),
    ...(shape.atOnce ? { atOnce: shape.atOnce } : {}),
    ...(shape.bodyBytes ? { bodyBytes: shape.bodyBytes } : {}),
    ...(shape.beforePassword ? { beforePassword: true } : {}),
  };
}

type AnyBuilt = BuiltCall<string>;
export type CallInput<C extends AnyBuilt> = InferInput<C['input']>;
export type CallParsed<C extends AnyBuilt> = InferOutput<C['input']>;
export type CallOutput<C extends AnyBuilt> = InferOutput<C['output']>;

/** The path a call answers at, e.g. `/api/v1/create-notice` or `/login`. */
export function callPath(call: Pick<Required<CallShape>, 'prefix'> & { readonly name: string }): string {
  return call.prefix ? `/api/v1/${call.name}` : `/${call.name}`;
}
