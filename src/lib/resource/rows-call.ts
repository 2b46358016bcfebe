import type { GenericSchema } from 'valibot';
import type { BuiltCall, CallInput } from '#contract/core/define-call.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import { call } from '../api-client.ts';
import { resultRows } from '../words/refusal-words.ts';
import type { RowChange } from './use-row-actions.ts';

export type RowsCall<In extends GenericSchema> = BuiltCall<string, In, GenericSchema<unknown, ChangedRows>>;

type More<In extends GenericSchema> = Omit<CallInput<BuiltCall<string, In>>, 'rows'>;

export function rowsCall<In extends GenericSchema>(
  definition: RowsCall<In>,
  more: More<In>,
): RowChange['run'] {
  return async (rows, signal) => {
    const input: CallInput<BuiltCall<string, In>> = { ...more, rows: [...rows] };
    return resultRows(definition)(await call<RowsCall<In>>(definition, input, { signal }));
  };
}
