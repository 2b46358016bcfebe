import type { ScreenNames } from './screen-templates.ts';

export interface ResourceNames extends ScreenNames {
  /** One of them, in kebab-case. */
  readonly thing: string;
  readonly one: string;
  readonly many: string;
  readonly One: string;
  readonly Many: string;
}

export const contractFile = ({ thing, one, One, name }: ResourceNames) => `
import * as v from 'valibot';
import { type RowOf, resourceCalls } from '#contract/core/resource-calls.ts';
import { removePlainRefusals, savePlainRefusals } from '#contract/core/resource.refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { nameText } from '#contract/core/name-text.ts';

/** What a person fills in. */
export const ${one}Fields = v.object({ name: nameText(100) });

export const ${one}Calls = resourceCalls('${thing}', '${name}', {
  areas: ['School and school admin'],
  access: { [roles.schoolAdmin]: 'school' },
  sorts: ['name'],
  fields: ${one}Fields,
  row: { name: v.string() },
  errors: { save: savePlainRefusals, remove: removePlainRefusals },
});
export type ${One}Row = RowOf<typeof ${one}Calls>;
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
import { nameKeyText, regionSearchText } from '#server/db/search-text.ts';

export const ${many} = pgTable(
  '${snake(many)}',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** The name as two rows may not share it, and as searches compare it; the database fills both in. */
    nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
    searchText: text('search_text').generatedAlwaysAs(sql.raw(regionSearchText)),
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

export const handlersFile = ({ room, thing, one, many, name }: ResourceNames) => `
import { ${one}Calls } from '#contract/${room}/calls/${name}.calls.ts';
import { ${many}Changed } from '#contract/${room}/${room}.hints.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { ofSchool } from '#server/core/resource/owner.ts';
import { resourceHandlers } from '#server/core/resource/resource-handlers.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { channels } from '#server/realtime/channels.ts';
import { ${many} } from '../schema/${name}.ts';

const ${one}Resource = defineResource({
  table: ${many},
  owner: ofSchool(${many}),
  unique: { ${snake(many)}_name: 'name' },
  audit: { area: '${room}', of: '${thing}' },
  changed: ({ app, actor, afterCommit }) =>
    afterCommit(() => app.broadcaster.broadcast(${many}Changed, [channels.admins(actor.school.id)])),
});

export const ${one}Handlers = resourceHandlers(${one}Calls, ${one}Resource, {
  search: ${many}.searchText,
  sorts: { name: ${many}.name },
  order: { by: 'name' },
  present: (rows) => rows.map(({ name }) => ({ name })),
  save: (input, scene) =>
    saveRow(${one}Resource, scene, {
      input,
      values: () => ({ name: input.name }),
      added: { schoolId: scene.actor.school.id },
    }),
});
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
