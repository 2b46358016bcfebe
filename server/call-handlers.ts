import type { BuiltCallName } from '#contract/catalogue.ts';
import type { Handler } from './core/pipeline.ts';
import { roomHandlers } from './handlers.gen.ts';

/** One handler for each built call: a call without one does not compile, nor one without a call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = roomHandlers;
