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

export const ${one}Page = pageInput({ sorts: ['name'], filters: {} });

/** What a person fills in. */
export const ${one}Fields = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

export const ${one}Row = v.object({
  id: v.number(),
  /** Goes up with every change; a save made on an older one is refused. */
  version: v.number(),
  name: v.string(),
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
    "import * as v from 'valibot';\nimport { formSessionRefusal } from '#contract/core/form-session.refusals.ts';\nimport { count } from '#contract/core/wire-numbers.ts';",
    {
      variable: `save${names.One}`,
      name: `save-${names.thing}`,
      rest: `/** \`id\` 0 is a new one. */
  input: v.object({ id: count, version: count, formSession: v.string(), ...${names.one}Fields.entries }),
  output: v.object({ id: v.number(), version: v.number() }),
  errors: { stale: 'This was changed somewhere else in the meantime.', ...formSessionRefusal },
  idempotencyKey: 'formSession',
  rate: 'write',`,
    },
  );

export const schemaFile = ({ many }: ResourceNames) => `
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { placeSearchText } from '#server/db/search-text.ts';

export const ${many} = pgTable(
  '${snake(many)}',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    /** The name as searches compare it; the database fills it in. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(placeSearchText)),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('${snake(many)}_name').on(t.schoolId, t.name, t.id),
  ],
);
`;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const row = ({ many }: ResourceNames) => `{ id: ${many}.id, version: ${many}.version, name: ${many}.name }`;

export const listFile = (names: ResourceNames) => `
import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/db/page.ts';
import { ${names.many} } from '../schema/${names.name}.ts';

export const ${names.one}List: Handler<'${names.thing}-list'> = (input, { db, actor }) =>
  pageOf(db, input, {
    of: ${names.many},
    where: eq(${names.many}.schoolId, actor.school.id),
    search: ${names.many}.searchText,
    sorts: { name: ${names.many}.name },
    order: { by: 'name' },
    key: ${names.many}.id,
    rows: (bound) => bound(db.select(${row(names)}).from(${names.many})),
  });
`;

export const byIdFile = (names: ResourceNames) => `
import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { ${names.many} } from '../schema/${names.name}.ts';

export const ${names.one}ById: Handler<'${names.thing}-by-id'> = async ({ id }, { db, actor }) => {
  const [${names.one}] = await db
    .select(${row(names)})
    .from(${names.many})
    .where(and(eq(${names.many}.schoolId, actor.school.id), eq(${names.many}.id, id)));
  if (!${names.one}) throw notFound();
  return ${names.one};
};
`;

export const saveFile = ({ many, One, thing, name }: ResourceNames) => `
import { and, eq } from 'drizzle-orm';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { ${many} } from '../schema/${name}.ts';

const key = { id: ${many}.id, version: ${many}.version };

export const save${One}: Handler<'save-${thing}'> = ({ id, version, formSession, name }, scene) =>
  withIdempotencyKey(scene, formSession, async () => {
    const { db, actor } = scene;
    const schoolId = actor.school.id;
    const mine = and(eq(${many}.schoolId, schoolId), eq(${many}.id, id));
    if (id !== 0) {
      const [stored] = await db.select(key).from(${many}).where(mine).for('update');
      if (!stored) throw notFound();
      refuseStale(scene, stored.version, version);
    }
    const [saved] =
      id === 0
        ? await db.insert(${many}).values({ schoolId, name }).returning(key)
        : await db.update(${many}).set({ name, version: version + 1 }).where(mine).returning(key);
    if (!saved) throw notFound();
    return saved;
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
  it('are saved, found and changed, and no older version writes over a newer one', async () => {
    const admin = await test.signIn(test.world.admin);
    const save = async (key: { id: number; version: number }, name: string) =>
      admin.call('save-${thing}', { ...key, name, formSession: await formSession(admin) });
    await save({ id: 0, version: 0 }, 'One');
    const { rows, total } = await admin.ok('${thing}-list', { search: 'on' });
    expect([total, rows[0]?.name]).toEqual([1, 'One']);
    const first = await admin.ok('${thing}-by-id', { id: rows[0]?.id ?? 0 });
    expect((await save(first, 'Two')).status).toBe(200);
    expect((await save(first, 'Three')).status).toBe(409);
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
  const [row] = await test.server.app.db.insert(${many}).values({ schoolId, name: 'One' }).returning();
  return row?.id ?? 0;
}
`;
