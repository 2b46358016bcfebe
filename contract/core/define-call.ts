import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalTexts } from './refusals.ts';
import { type Role, roles } from './roles.ts';

export type { Role } from './roles.ts';

/**
 * How far a role's right reaches. The handler gets it as `scene.scope`; a row beyond it answers 404.
 * - `own`: only what the caller wrote or holds
 * - `taught`: also the grades, clubs and students the caller teaches
 * - `audience`: also what is addressed to the caller
 * - `school`: everything of the caller's school; the central office counts as a school
 * - `all`: everything of every school
 */
export type Scope = 'own' | 'taught' | 'audience' | 'school' | 'all';

/** `public` needs no session. Otherwise a role that is not listed is refused. */
export type Access = 'public' | Partial<Record<Role, Scope>>;

/** Every role, for the caller's own rows. */
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

export interface CallShape {
  /** The method of the specification. [QU-56] Calls that change state by GET also take POST. */
  readonly method: 'GET' | 'POST';
  /** false for the three calls outside `/api/v1` [QU-07]. */
  readonly prefix?: boolean;
  readonly areas: readonly [Area, ...Area[]];
  readonly request?: Wrapping;
  readonly response?: Extract<Wrapping, 'plain' | 'base64' | 'binary'>;
  /** Top-level fields of the answer that the payload codec encodes, e.g. `data` or `UserAccessData`. */
  readonly encodedAnswer?: readonly string[];
  /** [CG-06, ST-43] The loading indicator counts the call unless this is false. */
  readonly loader?: boolean;
  readonly ours?: boolean;
}

export interface DeclaredCall<Name extends string> extends Required<CallShape> {
  readonly name: Name;
  readonly built: false;
}

/** `parts`: several short transactions, with slow work such as hashing between them. */
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
  /** The refusals this call may answer besides the common ones, with their English texts. */
  readonly errors: Errors;
  readonly access: Who;
  /** [RP-01] A caller with a list of modules needs this module, or `any` module. Left out: the list does not matter. */
  readonly module?: string;
  /** [CA-03] The call changes data of all schools, so staff with assigned schools (Spocs) are refused. */
  readonly forAllSchools?: boolean;
  /** Input fields that name the caller. They must agree with the session, else 403. */
  readonly claims?: { readonly user?: string; readonly school?: string };
  /** This input field makes a repeated call answer the first result [QU-10]. Only calls that have it are retried. */
  readonly idempotencyKey?: string;
  /** The call is accepted for one more minute after the session ended, so that unsent work can be handed in. */
  readonly inGracePeriod?: boolean;
  /** [QU-16] True: the call also answers before the user has chosen a password; other calls answer `password_first`. */
  readonly beforePassword?: boolean;
  /** Default: true for calls that write. */
  readonly transaction?: How;
  /** The largest body in bytes, for calls whose input is very large or has no bound in its schema. */
  readonly bodyBytes?: number;
  /** How many of this costly call run at once for one person and for one school. Further ones wait. */
  readonly atOnce?: { readonly person: number; readonly school: number };
  /** A person has 1,000 reads and 100 writes a minute; an address has 10 wrong sign-ins and 10 mails. */
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

/** Declares a call of the catalogue that answers `501 not_built` for now. */
export function declareCall<const Name extends string>(name: Name, shape: CallShape): DeclaredCall<Name> {
  return { ...complete(shape), name, built: false };
}

/** Defines a built call with its schemas, errors and access. Client, server, docs and tests read it. */
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

export function callPath(call: Pick<Required<CallShape>, 'prefix'> & { readonly name: string }): string {
  return call.prefix ? `/api/v1/${call.name}` : `/${call.name}`;
}
