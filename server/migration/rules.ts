import type { ClassRule, MigrationRules } from '#contract/migration/migration.model.ts';
import type { Group } from './queries/plans.ts';

/** By position among the classes of all schools, or in the school's own order. 'last': none follows; null: missing. */
export function nextClass(classes: readonly Group[], of: Group): Group | 'last' | null {
  if (of.masterPosition === null) return classes[classes.indexOf(of) + 1] ?? 'last';
  const wanted = of.masterPosition + 1;
  const next = classes.find(({ masterPosition }) => masterPosition === wanted);
  if (next) return next;
  return classes.some(({ masterPosition }) => (masterPosition ?? 0) > wanted) ? null : 'last';
}

function classRule(classes: readonly Group[], of: Group): ClassRule {
  const next = nextClass(classes, of);
  if (next === 'last') return { grade_id: of.id, action: 'leave', to_grade: null };
  return { grade_id: of.id, action: 'promote', to_grade: next?.id ?? null };
}

/** All go on, the last class leaves, clubs and teachers stay. */
export function firstRules(groups: readonly Group[]): MigrationRules {
  const classes = groups.filter(({ kind }) => kind === 'grade');
  const clubs = groups.filter(({ kind }) => kind === 'club');
  return {
    classes: classes.map((each) => classRule(classes, each)),
    clubs: clubs.map(({ id }) => ({ club_id: id, action: 'keep', to_club: null })),
    faculty: 'keep',
  };
}

/** Sections or batches with students that the target lacks. */
export function missingParts(groups: readonly Group[], of: Group, toId: number | null): string[] {
  const target = groups.find(({ id }) => id === toId);
  const there = new Set(target?.parts.map(({ name }) => name));
  return of.parts.filter(({ name, students }) => students > 0 && !there.has(name)).map(({ name }) => name);
}
