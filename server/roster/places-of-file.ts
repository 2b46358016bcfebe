import { and, asc, eq } from 'drizzle-orm';
import {
  type GroupKind,
  hasKind,
  type ImportOptions,
  type ImportProblem,
  nameKey,
  type Role,
  roles,
  type SchoolModel,
  type UnknownClass,
} from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades } from '#server/schools/schema.ts';
import type { Cells } from './parse-row.ts';

interface KnownPart {
  readonly id: number;
  readonly kind: GroupKind;
  readonly name: string;
  /** Not put away, nor the class or club it belongs to. */
  readonly isOffered: boolean;
}

/** The classes and clubs of a school, as names in files find them. */
export interface KnownPlaces {
  readonly model: SchoolModel;
  readonly byId: ReadonlyMap<number, KnownPart>;
  readonly byName: ReadonlyMap<string, KnownPart>;
  /** Groups alone, to tell "Grade 7" without a section from a name that nobody knows. */
  readonly groups: ReadonlySet<string>;
}

/** Names are alike whatever stands before and between: "Grade 7 A", "7-A", "Class 07 a", "7A". */
export const placeKey = (name: string): string =>
  nameKey(name)
    .replaceAll(/[\s\-_/.]+/g, ' ')
    .trim()
    .replace(/^(?:grade|class|std|standard) ?(?=\d)/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+) ?([a-z])$/, '$1 $2');

export async function knownPlaces(db: Queryable, schoolId: number, model: SchoolModel): Promise<KnownPlaces> {
  const rows = await db
    .select({
      kind: grades.kind,
      grade: grades.name,
      gradeGone: grades.archivedAt,
      id: divisions.id,
      division: divisions.name,
      divisionGone: divisions.archivedAt,
    })
    .from(grades)
    .leftJoin(divisions, and(eq(divisions.schoolId, grades.schoolId), eq(divisions.gradeId, grades.id)))
    .where(eq(grades.schoolId, schoolId))
    .orderBy(asc(grades.position), asc(divisions.id));
  const byId = new Map<number, KnownPart>();
  const byName = new Map<string, KnownPart>();
  const groups = new Set<string>();
  for (const { kind, grade, gradeGone, id, division, divisionGone } of rows) {
    if (!gradeGone) groups.add(`${kind}:${placeKey(grade)}`);
    if (id === null || division === null) continue;
    const part = { id, kind, name: `${grade} ${division}`, isOffered: !gradeGone && !divisionGone };
    byId.set(id, part);
    if (part.isOffered) byName.set(`${kind}:${placeKey(part.name)}`, part);
  }
  return { model, byId, byName, groups };
}

interface Named {
  readonly kind: GroupKind;
  readonly name: string;
  readonly grade: string;
  readonly division: string;
}

/** Several stand in one cell, divided by semicolons or bars. */
function namedPlaces(cells: Cells, model: SchoolModel): Named[] {
  const ofClasses = hasKind(model, 'grade') ? 'grade' : 'club';
  const several = (text: string, kind: GroupKind) =>
    text
      .split(/[;|؛]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ kind, name, ...divided(name) }));
  const places = cells.place ? several(cells.place, ofClasses) : [];
  if (cells.grade) {
    const { grade, division } = cells;
    if (division === undefined) places.push({ kind: ofClasses, name: grade, ...divided(grade) });
    else places.push({ kind: ofClasses, name: `${grade} ${division}`, grade, division });
  }
  return cells.club ? [...places, ...several(cells.club, 'club')] : places;
}

/** "Grade 7 A" and "7A" are Grade 7 and A. */
function divided(name: string): { grade: string; division: string } {
  const digits = /^(\d+)\s*-?\s*(\p{L})$/u.exec(name);
  if (digits) return { grade: digits[1] ?? '', division: digits[2] ?? '' };
  const last = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-'));
  const [grade, division] = [name.slice(0, last).trim(), name.slice(last + 1).trim()];
  // "Grade 7" is a class without its section.
  return last < 1 || /^\d+$/.test(division) ? { grade: name, division: '' } : { grade, division };
}

export interface WishedPlaces {
  /** undefined: the row says nothing about places. */
  readonly kinds: ReadonlySet<GroupKind>;
  readonly ids: readonly number[];
  /** Names of those that are to be created. */
  readonly created: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly unknown: readonly Omit<UnknownClass, 'rows'>[];
}

/** Where a row wants its person to be. */
export function wishedPlaces(
  cells: Cells,
  known: KnownPlaces,
  classes: ImportOptions['classes'],
  role: Role,
): WishedPlaces {
  const problems: ImportProblem[] = [];
  const unknown: Omit<UnknownClass, 'rows'>[] = [];
  const ids = new Set<number>();
  const created = new Set<string>();
  const named = namedPlaces(cells, known.model);
  const field = cells.place ? 'place' : cells.grade ? 'grade' : 'club';
  const fault = (code: ImportProblem['code'], name: string) =>
    problems.push({ field, code, params: { text: name } });
  for (const place of named) {
    const part = known.byName.get(`${place.kind}:${placeKey(place.name)}`);
    const chosen = classes[place.name];
    const mapped = known.byId.get(chosen ?? 0);
    if (!hasKind(known.model, place.kind))
      fault(place.kind === 'club' ? 'no_clubs' : 'no_classes', place.name);
    else if (part) ids.add(part.id);
    else if (place.division === '') fault('section_missing', place.name);
    else if (mapped?.isOffered && mapped.kind === place.kind) ids.add(mapped.id);
    else {
      unknown.push(asCreated(place));
      if (chosen === 0) created.add(place.name);
      else fault('class_unknown', place.name);
    }
  }
  const ofGrades = named.filter(({ kind }) => kind === 'grade').length;
  if (role === roles.student && ofGrades > 1) fault('one_class', named.map(({ name }) => name).join('; '));
  return {
    kinds: new Set(named.map(({ kind }) => kind)),
    ids: [...ids],
    created: [...created],
    problems,
    unknown,
  };
}

/** A bare number is a grade by that number. */
const asCreated = ({ kind, name, grade, division }: Named) => ({
  kind,
  name,
  grade: /^\d+$/.test(grade) ? `Grade ${Number(grade)}` : grade,
  division: division.length === 1 ? division.toUpperCase() : division,
});
