import type { Reason } from '#contract';
import type { UnitOfWork } from './context.ts';
import type { Exchange, SignedIn } from './pipeline.ts';
import type { Refusing } from './refusal.ts';

/**
 * What a handler works with besides its input. Its one way to the database is `db`, and its one way to say no, beside
 * what every call may answer, is `refuse`: by one of these reasons.
 */
export type Scene<Reasons extends Reason = never> = UnitOfWork & Exchange & Refusing<Reasons>;

export type SignedInScene<Reasons extends Reason = never> = Scene<Reasons> & SignedIn;
