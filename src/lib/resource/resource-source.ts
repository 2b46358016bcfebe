import type { GenericSchema } from 'valibot';
import type { BuiltCall } from '#contract/core/define-call.ts';
import { call } from '../api-client.ts';
import { type More, type PageCall, pageLoader } from './page-loader.ts';
import { removal } from './removal.ts';
import { type RowsCall, rowsCall } from './rows-call.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}

interface SourceCalls<Listed extends GenericSchema, Wire extends Row> {
  readonly list: PageCall<Listed, Wire>;
  readonly byId: BuiltCall<string, GenericSchema<{ id: number }>, GenericSchema<unknown, Wire>>;
  readonly setRemoved: RowsCall<GenericSchema<{ rows: Row[]; isRemoved: boolean }>>;
}

/**
 * The requests of a plain resource's screen, by the calls of `resourceCalls`: `load` a page, `loadRow` for the form,
 * and `changes`, which can be undone for 20 seconds. `valuesOf` gives the form's values of a row.
 */
export function resourceSource<Listed extends GenericSchema, Wire extends Row, Values>(
  { list, byId, setRemoved }: SourceCalls<Listed, Wire>,
  valuesOf: (row: Wire) => Values,
) {
  return {
    load: pageLoader<Listed, Wire, Wire>(list, {} as More<Listed>, (row) => row),
    loadRow: async (id: number, signal: AbortSignal) => {
      const row = await call(byId, { id }, { signal });
      return { id, version: row.version, values: valuesOf(row) };
    },
    changes: removal({
      remove: rowsCall(setRemoved, { isRemoved: true }),
      restore: rowsCall(setRemoved, { isRemoved: false }),
    }),
  };
}

export type LoadedRow<Source extends { readonly loadRow: (id: number, signal: AbortSignal) => unknown }> =
  Awaited<ReturnType<Source['loadRow']>>;
