import { type SQL, sql } from 'drizzle-orm';
import type { ContentEntity, OrderedEntity } from '#contract/curriculum/content.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameKeyOf } from '#server/db/search-text.ts';
import { type House, office } from './queries/house.ts';

interface Entity {
  readonly table: SQL;
  /** The generated column that makes a name unique, and what it is made of. */
  readonly key: 'name' | 'title' | null;
  /** What belongs together: a name is unique in it, and an order is within it. */
  readonly within: SQL | null;
  /** Of which the parent must be there. */
  readonly parent?: { readonly table: SQL; readonly column: SQL };
}

const table = (name: string) => sql.identifier(name);
const tableOf = (name: string) => sql`${table(name)}`;
const column = (name: string) => sql`${sql.identifier(name)}`;

const kindNumber = sql`case kind when 'grade' then 1 else 2 end`;

const entities: Readonly<Record<ContentEntity, Entity>> = {
  term: { table: tableOf('academic_terms'), key: 'name', within: column('parent_id') },
  tool: { table: tableOf('tools'), key: 'name', within: null },
  module: { table: tableOf('academic_modules'), key: 'name', within: kindNumber },
  topic: {
    table: tableOf('topics'),
    key: 'name',
    within: column('module_id'),
    parent: { table: tableOf('academic_modules'), column: column('module_id') },
  },
  content: {
    table: tableOf('contents'),
    key: null,
    within: column('topic_id'),
    parent: { table: tableOf('topics'), column: column('topic_id') },
  },
  project: { table: tableOf('projects'), key: 'title', within: column('school_id') },
  session: {
    table: tableOf('project_sessions'),
    key: 'title',
    within: column('project_id'),
    parent: { table: tableOf('projects'), column: column('project_id') },
  },
  material: {
    table: tableOf('teacher_materials'),
    key: 'title',
    within: column('project_id'),
    parent: { table: tableOf('projects'), column: column('project_id') },
  },
  book: { table: tableOf('books'), key: 'name', within: null },
  lesson: {
    table: tableOf('book_lessons'),
    key: 'title',
    within: column('book_id'),
    parent: { table: tableOf('books'), column: column('book_id') },
  },
  template: { table: tableOf('curriculum_templates'), key: 'name', within: kindNumber },
};

const ordered: ReadonlySet<string> = new Set<OrderedEntity>([
  'module',
  'topic',
  'content',
  'session',
  'lesson',
]);

export interface LockedRow {
  readonly id: number;
  readonly version: number;
  readonly removed: boolean;
  readonly name: string;
  /** What it belongs to; 0 where there is nothing. */
  readonly parentId: number;
}

/** Is a row of the house? A project is its author's, with what hangs on it; all the rest is the office's. */
function isOfHouse(of: ContentEntity, { schoolId, authorId }: House): SQL {
  const isTheirs = sql`school_id = ${schoolId} ${authorId === null ? sql`` : sql`and author_id = ${authorId}`}`;
  if (of === 'project') return isTheirs;
  if (of === 'session' || of === 'material')
    return sql`project_id in (select id from projects where ${isTheirs})`;
  if (schoolId !== office.schoolId) return sql`false`;
  // Those of schools lie beside the office's.
  return of === 'template' ? isTheirs : sql`true`;
}

/** A row of the house, held until the transaction ends. */
export async function lockRow(
  db: Queryable,
  house: House,
  of: ContentEntity,
  id: number,
): Promise<LockedRow | undefined> {
  const { table, key, within } = entities[of];
  const { rows } = await db.execute<{
    id: number;
    version: number;
    removed: boolean;
    name: string;
    parent: number;
  }>(sql`
    select id, version, removed_at is not null as removed, ${sql.identifier(key ?? 'title')} as name, ${within ?? sql`0`} as parent
    from ${table} where id = ${id} and ${isOfHouse(of, house)} for update`);
  const [row] = rows;
  return (
    row && { id: row.id, version: row.version, removed: row.removed, name: row.name, parentId: row.parent }
  );
}

/** Is what the row belongs to still there? */
export async function hasParent(db: Queryable, of: ContentEntity, { parentId }: LockedRow): Promise<boolean> {
  const { parent } = entities[of];
  if (!parent) return true;
  const { rows } = await db.execute(
    sql`select 1 from ${parent.table} where id = ${parentId} and removed_at is null for share`,
  );
  return rows.length > 0;
}

/** Takes a row away or brings it back, at the end of its order; the new version. */
export async function setRemoved(
  db: Queryable,
  of: ContentEntity,
  { id, version, parentId }: LockedRow,
  removedAt: Date | null,
): Promise<number> {
  const { table, within } = entities[of];
  const place = removedAt ? sql`null` : nextPosition(of, parentId);
  const move = ordered.has(of) && within ? sql`, position = ${place}` : sql``;
  await db.execute(sql`
    update ${table} set removed_at = ${removedAt?.toISOString() ?? null}, version = ${version + 1} ${move}
    where id = ${id}`);
  return version + 1;
}

/** Behind all others of the same order. Who adds at the same time waits for the parent, which is held. */
export function nextPosition(of: ContentEntity, parentId: number): SQL<number> {
  const { table, within } = entities[of];
  return sql<number>`(select coalesce(max(other.position), 0) + 1 from ${table} as other where ${within ?? sql`0`} = ${parentId})`;
}

/** The rows of an order of the house as they stand, held. */
export async function lockOrder(
  db: Queryable,
  house: House,
  of: OrderedEntity,
  parentId: number,
): Promise<number[]> {
  const { table, within } = entities[of];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${table} where ${within ?? sql`0`} = ${parentId} and ${isOfHouse(of, house)}
      and removed_at is null order by id for update`);
  return rows.map(({ id }) => id);
}

export async function putOrder(db: Queryable, of: OrderedEntity, ids: readonly number[]): Promise<void> {
  const { table } = entities[of];
  await db.execute(sql`
    update ${table} set position = place.position
    from unnest(${sql.param([...ids])}::int[]) with ordinality as place (id, position)
    where ${table}.id = place.id and ${table}.position is distinct from place.position`);
}

interface Name {
  readonly of: ContentEntity;
  readonly parentId: number;
  readonly name: string;
  /** Of a term and a module. */
  readonly kind?: string;
  readonly exceptId: number;
}

/** Is there another one whose name differs only by case, blanks or how Unicode writes it? */
export async function nameExists(
  db: Queryable,
  { of, parentId, name, kind, exceptId }: Name,
): Promise<boolean> {
  const { table, key, within } = entities[of];
  if (key === null) return false;
  const ofKind = kind === undefined || of !== 'term' ? sql`` : sql`and kind = ${kind}`;
  const inParent = within ? sql`and ${within} = ${parentId}` : sql``;
  const ofOffice = of === 'template' ? sql`and school_id = ${office.schoolId}` : sql``;
  const { rows } = await db.execute(sql`
    select 1 from ${table}
    where ${sql.identifier(`${key}_key`)} = ${nameKeyOf(name)} and removed_at is null and id <> ${exceptId}
      ${ofKind} ${inParent} ${ofOffice} limit 1`);
  return rows.length > 0;
}
