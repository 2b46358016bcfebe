import { hasKind } from '#contract/classes/classes.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { ImportProblem } from '#contract/roster/roster.wire.ts';
import type { NamedGroup } from './class-proposals.ts';
import type { ClassesOfFile, Meant } from './classes-of-file.ts';
import { divided, divisionName } from './group-names.ts';
import type { Cells } from './parse-row.ts';

/** Semicolons or bars separate several places in one cell. */
function namedPlaces(cells: Cells, model: number): NamedGroup[] {
  const ofClasses = hasKind(model, 'grade') ? 'grade' : 'club';
  const several = (text: string, kind: GroupKind) =>
    text
      .split(/[;|؛]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ kind, name, ...divided(name) }));
  const places = cells.place ? several(cells.place, ofClasses) : [];
  if (cells.grade) {
    const { grade } = cells;
    const division = cells.division === undefined ? undefined : divisionName(cells.division);
    if (division === undefined) places.push({ kind: ofClasses, name: grade, ...divided(grade) });
    else places.push({ kind: ofClasses, name: `${grade} ${division}`, grade, division });
  }
  return cells.club ? [...places, ...several(cells.club, 'club')] : places;
}

export interface GroupsOfRow {
  /** Empty: the row names no place. */
  readonly kinds: ReadonlySet<GroupKind>;
  readonly ids: readonly number[];
  readonly created: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly leftOut: readonly string[];
  /** How many more classes the student would sit in. */
  readonly further: number;
  readonly removed: readonly number[];
}

type Taken = Extract<Meant, { is: 'here' | 'created' }> & { readonly name: string };

export function groupsOfRow(
  cells: Cells,
  classes: ClassesOfFile,
  role: Role,
  removedFrom: string = '',
): GroupsOfRow {
  const problems: ImportProblem[] = [];
  const leftOut: string[] = [];
  const taken: Taken[] = [];
  const field = cells.place ? 'place' : cells.grade ? 'grade' : 'club';
  const named = namedPlaces(cells, classes.model);
  for (const place of named) {
    const meant = classes.meaning(place);
    if (meant.is === 'left_out') leftOut.push(place.name);
    else if (meant.is === 'open') problems.push({ field, code: meant.code, params: { text: place.name } });
    else taken.push({ ...meant, name: place.name });
  }
  const { kept, further } = role === roles.student ? ofOneClass(taken) : { kept: taken, further: 0 };
  // In a list, two classes of one student are a problem. In a bundle the best one is taken.
  if (further > 0 && !classes.isDescribed())
    problems.push({ field, code: 'one_class', params: { text: named.map(({ name }) => name).join('; ') } });
  return {
    kinds: new Set(kept.map(kindOf)),
    ids: [...new Set(kept.flatMap((each) => (each.is === 'here' ? [each.part.id] : [])))],
    created: [...new Set(kept.flatMap((each) => (each.is === 'created' ? [each.name] : [])))],
    problems,
    leftOut,
    further,
    removed: namedPlaces({ place: removedFrom }, classes.model).flatMap((place) => classes.idOf(place) ?? []),
  };
}

const kindOf = (each: Taken): GroupKind => (each.is === 'here' ? each.part.kind : each.kind);
const groupOf = (each: Taken) => (each.is === 'here' ? `${each.part.groupId}` : each.group);
const targetOf = (each: Taken) => (each.is === 'here' ? `${each.part.id}` : each.target);

/** A student sits in one class: a home room before a lesson, then the grade that most classes have. */
function ofOneClass(taken: readonly Taken[]): { kept: readonly Taken[]; further: number } {
  const inClasses = taken.filter((each) => kindOf(each) === 'grade');
  const targets = new Set(inClasses.map(targetOf));
  if (targets.size <= 1) return { kept: taken, further: 0 };
  const home = inClasses.filter(({ isHome }) => isHome);
  const among = home.length > 0 ? home : inClasses;
  const votes = new Map<string, number>();
  for (const each of inClasses) votes.set(groupOf(each), (votes.get(groupOf(each)) ?? 0) + 1);
  const best = among.toSorted((a, b) => (votes.get(groupOf(b)) ?? 0) - (votes.get(groupOf(a)) ?? 0))[0];
  const kept = taken.filter(
    (each) => kindOf(each) !== 'grade' || (best && targetOf(each) === targetOf(best)),
  );
  return { kept, further: targets.size - 1 };
}
