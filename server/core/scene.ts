import type { UnitOfWork } from './context.ts';
import type { Exchange, SignedIn } from './pipeline.ts';

/** What a handler works with besides its input. Its one way to the database is `db`. */
export type Scene = UnitOfWork & Exchange;

export type SignedInScene = Scene & SignedIn;
