import type { BuiltCallName, CallOf } from './catalogue.ts';
import type { RefusalStatus } from './core/refusals.ts';
import { roomStatuses } from './statuses.gen.ts';

type DeclaredCode = { [Name in BuiltCallName]: keyof CallOf<Name>['errors'] & string }[BuiltCallName];

/** Rejects a status of a code that no call declares. */
export type DeclaredStatuses<Statuses> = {
  readonly [Code in keyof Statuses]: Code extends DeclaredCode ? RefusalStatus : never;
};

/** HTTP status by code, for codes that do not travel with 422. */
export const refusalStatuses = roomStatuses satisfies DeclaredStatuses<typeof roomStatuses>;
