import type { BuiltCallName } from '#contract/catalogue.ts';
import type { Handler } from './core/pipeline.ts';
import { roomHandlers } from './handlers.gen.ts';

/** The type requires exactly one handler per built call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = roomHandlers;
