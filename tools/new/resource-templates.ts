import type { ScreenNames } from './screen-templates.ts';

export interface ResourceNames extends ScreenNames {
  /** One of them, in kebab-case. */
  readonly thing: string;
  readonly one: string;
  readonly many: string;
  readonly One: string;
  readonly Many: string;
}

export const wireFile = ({ one, One }: ResourceNames) => `
import * as v from 'valibot';
import { pageInput } from '#contract/core/page.ts';
import { nameText } from '#contract/core/text.ts';

/** By \`state\` those that were removed. */
export const ${one}Page = pageInput({ sorts: ['name'], filters: { state: v.picklist(['removed']) } });

/** What a person fills in. */
export const ${one}Fields = v.object({ name: nameText(100) });

export const ${one}Row = v.object({
  id: v.number(),
  /** Goes up with every change; a save made on an older one is refused. */
  version: v.number(),
  name: v.string(),
  isRemoved: v.boolean(),
});
export type ${One}Row = v.InferOutput<typeof ${one}Row>;
`;

const contractOf = (
  { thing }: ResourceNames,
  wire: string,
  imports: string,
  call: { readonly variable: string; readonly name: string; readonly rest: string },
) => `
${imports}
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ${wire} } from '../${thing}.wire.ts';

export const ${call.variable}Call = defineCall('${call.name}', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  ${call.rest}
  access: { [roles.schoolAdmin]: 'school' },
});
`;

export const listContract = (names: ResourceNames) =>
  contractOf(
    names,
    `${names.one}Page, ${names.one}Row`,
    "import { pageOutput } from '#contract/core/page.ts';",
    {
      variable: `${names.one}List`,
      name: `${names.thing}-list`,
      rest: `input: ${names.one}Page,\n  output: pageOutput(${names.one}Row),\n  errors: {},`,
    },
  );

export const byIdContract = (names: ResourceNames) =>
  contractOf(
    names,
    `${names.one}Row`,
    "import * as v from 'valibot';\nimport { id } from '#contract/core/wire-numbers.ts';",
    {
      variable: `${names.one}ById`,
      name: `${names.thing}-by-id`,
      rest: `input: v.object({ id }),\n  output: ${names.one}Row,\n  errors: {},`,
    },
  );

export const saveContract = (names: ResourceNames) =>
  contractOf(
    names,
    `${names.one}Fields`,
    "import * as v from 'valibot';\nimport { saveResourceRefusals } from '#contract/core/resource.refusals.ts';\nimport { rawText } from '#contract/core/text.ts';\nimport { count } from '#contract/core/wire-numbers.ts';",
    {
      variable: `save${names.One}`,
      name: `save-${names.thing}`,
      rest: `/** \`id\` 0 is a new one. */
  input: v.object({ id: count, version: count, formSession: rawText(100), ...${names.one}Fields.entries }),
  output: v.object({ success: v.literal('true'), data: v.object({ id: v.number(), version: v.number() }) }),
  errors: saveResourceRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',`,
    },
  );

export const removeContract = (names: ResourceNames) => `
import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { removeResourceRefusals } from '#contract/core/resource.refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';

/** Removed, or restored. */
export const set${names.Many}RemovedCall = defineCall('set-${names.name}-removed', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ rows: rowsToChange, isRemoved: v.boolean() }),
  output: changedRows,
  errors: removeResourceRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
`;

export const hintsFile = () => `
import { defineHint } from '#contract/core/define-hint.ts';
`;

export const hintOf = ({ many, name }: ResourceNames) => `
/** ${name} of a school changed: its admins look again. */
export const ${many}Changed = defineHint('${name}.changed', { heardBy: ['school'], calm: 1_000 });
`;

export const schemaFile = ({ many }: ResourceNames) => `
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameKeyText, placeSearchText } from '#server/db/search-text.ts';

export const ${many} = pgTable(
  '${snake(many)}',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** The name as two rows may not share it, and as searches compare it; the database fills both in. */
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(placeSearchText)),
    version: integer('version').notNull().default(1),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('${snake(many)}_name').on(t.schoolId, t.nameKey).where(sql\`removed_at is null\`),
    index('${snake(many)}_page').on(t.schoolId, t.name, t.id),
  ],
);
`;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const resourceFile = ({ room, thing, one, many, name }: ResourceNames) => `
import { eq } from 'drizzle-orm';
import { ${many}Changed } from '#contract/${room}/${room}.hints.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { channels } from '#server/realtime/channels.ts';
import { ${many} } from './schema/${name}.ts';

export const ${one}Resource = defineResource({
  table: ${many},
  owner: ({ actor }) => eq(${many}.schoolId, actor.school.id),
  unique: { ${snake(many)}_name: 'name' },
  audit: { area: '${room}', of: '${thing}' },
  changed: ({ app, actor, afterCommit }) =>
    afterCommit(() => app.broadcaster.broadcast(${many}Changed, [channels.admins(actor.school.id)])),
});
`;

export const listFile = ({ thing, one, many, name }: ResourceNames) => `
import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { ${many} } from '../schema/${name}.ts';
import { ${one}Resource } from '../${thing}-resource.ts';

export const ${one}List: Handler<'${thing}-list'> = (input, scene) =>
  pageOfRows(${one}Resource, scene, input, {
    search: ${many}.searchText,
    sorts: { name: ${many}.name },
    order: { by: 'name' },
    rows: async (bound) => {
      const rows = await bound(scene.db.select().from(${many}));
      return rows.map(({ id, version, name, removedAt }) => ({ id, version, name, isRemoved: removedAt !== null }));
    },
  });
`;

export const byIdFile = ({ thing, one }: ResourceNames) => `
import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { ${one}Resource } from '../${thing}-resource.ts';

export const ${one}ById: Handler<'${thing}-by-id'> = async (input, scene) => {
  const { id, version, name } = await findRow(${one}Resource, scene, input.id);
  return { id, version, name, isRemoved: false };
};
`;

export const saveFile = ({ thing, one, One }: ResourceNames) => `
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { ${one}Resource } from '../${thing}-resource.ts';

export const save${One}: Handler<'save-${thing}'> = (input, scene) =>
  saveRow(${one}Resource, scene, {
    input,
    values: () => ({ name: input.name }),
    added: { schoolId: scene.actor.school.id },
  });
`;

export const removeFile = ({ thing, one, Many, name }: ResourceNames) => `
import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { ${one}Resource } from '../${thing}-resource.ts';

export const set${Many}Removed: Handler<'set-${name}-removed'> = (input, scene) =>
  setRemoved(${one}Resource, scene, input);
`;

export const listTestFile = ({ thing, name }: ResourceNames) => `
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formSession } from '../notice-inputs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

describe('${name}', () => {
  it('are saved, found and changed; no older version writes over a newer one, and no name comes twice', async () => {
    const admin = await test.signIn(test.world.admin);
    const save = async (key: { id: number; version: number }, name: string) =>
      admin.call('save-${thing}', {
        id: key.id,
        version: key.version,
        name,
        formSession: await formSession(admin),
      });
    await save({ id: 0, version: 0 }, 'One');
    const { rows, total } = await admin.ok('${thing}-list', { search: 'on' });
    expect([total, rows[0]?.name]).toEqual([1, 'One']);
    const first = await admin.ok('${thing}-by-id', { id: rows[0]?.id ?? 0 });
    expect((await save(first, 'Two')).status).toBe(200);
    expect((await save(first, 'Three')).status).toBe(409);
    expect(await save({ id: 0, version: 0 }, 'two')).toMatchObject({ error: { code: 'name_taken' } });
  });

  it('are removed and brought back', async () => {
    const admin = await test.signIn(test.world.admin);
    await admin.ok('save-${thing}', { id: 0, version: 0, name: 'Gone', formSession: await formSession(admin) });
    const named = async (filters: { state?: 'removed' }) =>
      (await admin.ok('${thing}-list', { search: 'gone', filters })).rows;
    const [row] = await named({});
    const { done } = await admin.ok('set-${name}-removed', {
      rows: [{ id: row?.id ?? 0, version: row?.version ?? 0 }],
      isRemoved: true,
    });
    expect([await named({}), (await named({ state: 'removed' })).length]).toEqual([[], 1]);
    await admin.ok('set-${name}-removed', { rows: done, isRemoved: false });
    expect((await named({})).length).toBe(1);
  });

  it('of a school are for its admins', async () => {
    const teacher = await test.signIn(test.world.asha);
    expect((await teacher.call('${thing}-list', {})).status).toBe(403);
  });
});
`;

/** A row of a school, for the tests made from the contract. */
export const newRowFile = ({ many, One }: ResourceNames) => `
async function new${One}(target: Target): Promise<number> {
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const [row] = await test.server.app.db.insert(${many}).values({ schoolId, name: \`One \${crypto.randomUUID()}\` }).returning();
  return row?.id ?? 0;
}
`;
