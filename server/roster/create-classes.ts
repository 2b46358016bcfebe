import type { UnknownClass } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { groupKey } from './group-names.ts';
import { rememberChoices } from './queries/class-choices.ts';
import {
  insertDivisions,
  insertGrade,
  listMasterClasses,
  lockGrades,
  nameCreated,
  offeredDivisions,
} from './queries/classes.ts';
import type { Import } from './queries/import.ts';

interface Created {
  readonly grades: number[];
  readonly divisions: number[];
}

/** Creates the classes that the school lacks and a person chose to create, and names them in the rows. */
export async function createClasses(db: Queryable, row: Import, now: Date): Promise<Created> {
  const wanted = row.unknown.filter(({ choice }) => choice === 0 || choice === 'club');
  const created: Created = { grades: [], divisions: [] };
  if (wanted.length === 0) return created;
  const gradeIds = await gradesFor(db, row.schoolId, wanted, created);
  const ids = await partsFor(db, row.schoolId, wanted, gradeIds, created);
  await nameCreated(db, row, ids);
  await rememberChoices(
    db,
    row,
    ids.map(({ name, id }) => [name, id]),
    now,
  );
  return created;
}

const keyOf = ({ kind, grade }: Pick<UnknownClass, 'kind' | 'grade'>) => `${kind}:${groupKey(grade)}`;

async function gradesFor(
  db: Queryable,
  schoolId: number,
  wanted: readonly UnknownClass[],
  created: Created,
): Promise<ReadonlyMap<string, number>> {
  const known = await lockGrades(db, schoolId);
  const offered = known.filter(({ archivedAt }) => archivedAt === null);
  const ids = new Map(offered.map(({ id, kind, name }) => [keyOf({ kind, grade: name }), id]));
  const masters = await listMasterClasses(db);
  let last = Math.max(0, ...known.map(({ position }) => position));
  for (const each of wanted) {
    if (ids.has(keyOf(each))) continue;
    const { kind, grade: name } = each;
    const master =
      kind === 'grade' ? masters.find((one) => groupKey(one.name) === groupKey(name)) : undefined;
    last += 1;
    const position = master?.position ?? last;
    const id = await insertGrade(db, { schoolId, kind, name, position, masterClassId: master?.id ?? null });
    ids.set(keyOf(each), id);
    created.grades.push(id);
  }
  return ids;
}

/** Returns the section or batch by class name of the file. */
async function partsFor(
  db: Queryable,
  schoolId: number,
  wanted: readonly UnknownClass[],
  gradeIds: ReadonlyMap<string, number>,
  created: Created,
): Promise<{ name: string; id: number }[]> {
  const partKey = (gradeId: number, name: string) => `${gradeId}:${groupKey(name)}`;
  const known = await offeredDivisions(db, schoolId);
  const ids = new Map(known.map(({ id, gradeId, name }) => [partKey(gradeId, name), id]));
  const placed = wanted.map((each) => {
    const gradeId = gradeIds.get(keyOf(each)) ?? 0;
    return { name: each.name, key: partKey(gradeId, each.division), gradeId, division: each.division };
  });
  const missing = new Map(placed.filter(({ key }) => !ids.has(key)).map((each) => [each.key, each]));
  if (missing.size > 0) {
    const values = Array.from(missing.values(), ({ gradeId, division }) => ({
      schoolId,
      gradeId,
      name: division,
    }));
    for (const { id, gradeId, name } of await insertDivisions(db, values)) {
      ids.set(partKey(gradeId, name), id);
      created.divisions.push(id);
    }
  }
  return placed.map(({ name, key }) => ({ name, id: ids.get(key) ?? 0 }));
}
