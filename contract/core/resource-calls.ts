import * as v from 'valibot';
import { type Access, type Area, type BuiltCall, defineCall } from './define-call.ts';
import { pageInput, pageOutput } from './page.ts';
import type { RefusalTexts } from './refusals.ts';
import type { demoRefusal, removeResourceRefusals, saveResourceRefusals } from './resource.refusals.ts';
import { byIdInput, setRemovedInput } from './row-inputs.ts';
import { changedRows } from './rows.ts';
import { savedOutput, saving } from './saving.ts';

interface ResourceShape<
  Sorts extends readonly [string, ...string[]],
  Fields extends v.ObjectEntries,
  Row extends v.ObjectEntries,
  SaveErrors,
  RemoveErrors,
  Who extends Access,
> {
  readonly areas: readonly [Area, ...Area[]];
  /** Applies to all four calls: whoever may see the rows may change them. */
  readonly access: Who;
  readonly module?: string;
  readonly forAllSchools?: boolean;
  readonly sorts: Sorts;
  readonly fields: v.ObjectSchema<Fields, undefined>;
  readonly row: Row;
  readonly errors: { readonly save: SaveErrors; readonly remove: RemoveErrors };
}

/** A save made on an older `version` is refused. */
const rowKey = { id: v.number(), version: v.number(), isRemoved: v.boolean() };

/**
 * Makes the four calls of a plain resource: `<thing>-list` (paged; the filter `state` gives removed rows),
 * `<thing>-by-id`, `save-<thing>` (`id` 0 is a new row) and `set-<things>-removed` (removes or restores).
 */
export function resourceCalls<
  const Thing extends string,
  const Things extends string,
  const Sorts extends readonly [string, ...string[]],
  Fields extends v.ObjectEntries,
  Row extends v.ObjectEntries,
  const SaveErrors extends typeof saveResourceRefusals & typeof demoRefusal,
  const RemoveErrors extends typeof removeResourceRefusals & typeof demoRefusal,
  const Who extends Exclude<Access, 'public'>,
>(thing: Thing, things: Things, shape: ResourceShape<Sorts, Fields, Row, SaveErrors, RemoveErrors, Who>) {
  const { areas, access, sorts, fields, errors } = shape;
  const row = v.object({ ...rowKey, ...shape.row });
  const read = {
    method: 'POST',
    areas,
    ours: true,
    access,
    ...(shape.module ? { module: shape.module } : {}),
  } as const;
  const write = { ...read, rate: 'write', ...(shape.forAllSchools ? { forAllSchools: true } : {}) } as const;
  return {
    list: defineCall(`${thing}-list` as const, {
      ...read,
      input: pageInput({ sorts, filters: { state: v.picklist(['removed']) } }),
      output: pageOutput(row),
      errors: {},
    }),
    byId: defineCall(`${thing}-by-id` as const, {
      ...read,
      input: byIdInput,
      output: row,
      errors: {},
    }),
    save: defineCall(`save-${thing}` as const, {
      ...write,
      input: v.object({ ...saving, ...fields.entries }),
      output: savedOutput,
      errors: errors.save,
      idempotencyKey: 'formSession',
    }),
    setRemoved: defineCall(`set-${things}-removed` as const, {
      ...write,
      input: setRemovedInput,
      output: changedRows,
      errors: errors.remove,
    }),
  };
}

type ResourceCall = BuiltCall<
  string,
  v.GenericSchema,
  v.GenericSchema,
  RefusalTexts,
  Exclude<Access, 'public'>,
  boolean
>;
export type ResourceCalls = Readonly<Record<'list' | 'byId' | 'save' | 'setRemoved', ResourceCall>>;

export type RowOf<Calls extends Pick<ResourceCalls, 'byId'>> = v.InferOutput<Calls['byId']['output']>;
