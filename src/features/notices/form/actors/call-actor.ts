import type { NonReducibleUnknown } from 'xstate';
import { roles } from '#contract/core/roles.ts';
import type { FormPerson } from '#machines/notices/notice-form/notice-form.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor as plainCallActor } from '#src/lib/call-actor.ts';
import { toFormFailure } from './form-failure.ts';

export interface CallTools {
  readonly call: typeof call;
  readonly person: FormPerson;
}

/** An actor that rejects with a `Failure` whose texts stand beside the form's own fields. */
export const callActor = <Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
) => plainCallActor(work, { failureOf: toFormFailure });

export const isOffice = (person: FormPerson): boolean => person.role === roles.superAdmin;
export const isAdmin = (person: FormPerson): boolean => person.role === roles.schoolAdmin;
