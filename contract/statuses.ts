import type { BuiltCallName, CallOf } from './catalogue.ts';
import type { RefusalStatus } from './core/refusals.ts';
import { roomStatuses } from './statuses.gen.ts';

type DeclaredCode = { [Name in BuiltCallName]: keyof CallOf<Name>['errors'] & string }[BuiltCallName];

/** A table with the status of a code that no call declares is not of this type. */
export type DeclaredStatuses<Statuses> = {
  readonly [Code in keyof Statuses]: Code extends DeclaredCode ? RefusalStatus : never;
};

/** The HTTP status of each code that travels with another one than 422, from the refusals of the rooms. */
export const refusalStatuses = roomStatuses satisfies DeclaredStatuses<typeof roomStatuses>;
