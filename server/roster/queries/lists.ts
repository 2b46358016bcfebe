import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import type { PageAnswer } from '#contract/core/page.ts';
import { tableLimits } from '#contract/files/tables.rules.ts';
import { type ImportKind } from '#contract/roster/roster.rules.ts';
import type { CheckedRow } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { importRows, imports } from '../schema.ts';
import { type Import, rolesOfKind } from './import.ts';

export function importsPage(
  db: Queryable,
  { schoolId, kinds }: { readonly schoolId: number; readonly kinds: readonly ImportKind[] },
  input: CallInput<CallOf<'get-imports'>> & Parameters<typeof pageOf>[1],
): Promise<PageAnswer<{ row: Import; madeBy: string }>> {
  const kind = input.filters?.kind;
  return pageOf(db, input, {
    of: imports,
    where: and(
      eq(imports.schoolId, schoolId),
      inArray(imports.kind, [...kinds]),
      kind === undefined ? undefined : eq(imports.kind, kind),
    ),
    sorts: { made_at: imports.madeAt },
    order: { by: 'made_at', descending: true },
    key: imports.id,
    rows: (bound) =>
      bound(
        db
          .select({ row: imports, madeBy: sql<string>`coalesce(${personName()}, '')` })
          .from(imports)
          .leftJoin(people, eq(people.id, imports.madeBy)),
      ),
  });
}

export async function nameOf(db: Queryable, personId: number): Promise<string> {
  const [row] = await db.select({ name: personName() }).from(people).where(eq(people.id, personId));
  return row?.name ?? '';
}

export async function sampleOf(db: Queryable, { schoolId, id }: Import): Promise<string[]> {
  const [row] = await db
    .select({ raw: importRows.raw })
    .from(importRows)
    .where(and(eq(importRows.schoolId, schoolId), eq(importRows.importId, id), sql`${importRows.line} > 0`))
    .orderBy(asc(importRows.line))
    .limit(1);
  return row?.raw ?? [];
}

export async function countHere(db: Queryable, { schoolId, kind }: Import): Promise<number> {
  const [row] = await db
    .select({ here: count() })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        inArray(people.role, [...rolesOfKind(kind)]),
        isNull(people.leftAt),
        isNull(people.deletedAt),
      ),
    );
  return row?.here ?? 0;
}

/** Returns rows in file order. People who are not in the file come last. */
export async function rowsPage(
  db: Queryable,
  { schoolId, id, headings, facts }: Import,
  input: CallInput<CallOf<'get-import-rows'>> & Parameters<typeof pageOf>[1],
): Promise<PageAnswer<CheckedRow>> {
  const verdict = input.filters?.verdict;
  const page = await pageOf(db, input, {
    of: importRows,
    where: and(
      eq(importRows.schoolId, schoolId),
      eq(importRows.importId, id),
      verdict === undefined ? undefined : eq(importRows.verdict, verdict),
    ),
    sorts: { line: importRows.line },
    order: { by: 'line' },
    key: importRows.line,
    rows: (bound) =>
      bound(
        db
          .select({ row: importRows, login: people.loginName, name: personName() })
          .from(importRows)
          .leftJoin(
            people,
            and(eq(people.schoolId, importRows.schoolId), eq(people.id, importRows.personId)),
          ),
      ),
  });
  const names = await placeNames(db, schoolId);
  const isOfSeveral = (facts?.parts.filter(({ chosen }) => chosen === 1).length ?? 0) > 1;
  const sheetOf = (line: number) =>
    isOfSeveral && line > 0 ? (facts?.parts[Math.floor(line / tableLimits.lines)]?.name ?? '') : '';
  const present = ({ row, login, name }: (typeof page.rows)[number]): CheckedRow => ({
    id: row.line,
    line: row.line,
    sheet: sheetOf(row.line),
    verdict: row.verdict ?? 'same',
    // A person without a name is shown by the id of the other system.
    name: fileName(row.parsed) || name || text(row.parsed?.['sourced_id']),
    user_id: text(row.after?.['user_id']) || login || '',
    problems: row.problems,
    changes: changesOf(row, names).map((change) => {
      if (change.field !== 'line') return change;
      const line = Number(change.before);
      return {
        ...change,
        before: [sheetOf(line), line % tableLimits.lines].filter((each) => each !== '').join(' '),
      };
    }),
    cells: headings.map((_, at) => row.raw[at] ?? ''),
  });
  return { ...page, rows: page.rows.map(present) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const fileName = (parsed: Readonly<Record<string, unknown>> | null): string =>
  `${text(parsed?.['firstName'])} ${text(parsed?.['lastName'])}`.trim();

async function placeNames(db: Queryable, schoolId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: divisions.id, name: sql<string>`${grades.name} || ' ' || ${divisions.name}` })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(eq(divisions.schoolId, schoolId))
    .orderBy(desc(divisions.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function changesOf(
  { before, after, verdict }: typeof importRows.$inferSelect,
  names: ReadonlyMap<number, string>,
): CheckedRow['changes'] {
  const shown = verdict === 'duplicate' ? before : after;
  const told = (field: string, of: Readonly<Record<string, unknown>> | null): string => {
    const value = of?.[field];
    if (field !== 'places' || !Array.isArray(value)) return text(value);
    const created = of?.['new_places'];
    return [
      ...value.map((id) => names.get(Number(id)) ?? ''),
      ...(Array.isArray(created) ? created.map(text) : []),
    ]
      .filter(Boolean)
      .filter((name, at, all) => all.indexOf(name) === at)
      .join(', ');
  };
  return Object.keys(shown ?? {})
    .filter((field) => field !== 'new_places')
    .map((field) => ({ field, before: told(field, before), after: told(field, after) }));
}
