import type { BuiltCallName } from '#contract/catalogue.ts';
import type { Handler } from './core/pipeline.ts';
import { roomHandlers } from './handlers.gen.ts';

/** A built call without a handler does not compile, nor a handler without a call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = roomHandlers;
