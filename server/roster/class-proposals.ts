import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { ClassChoice, FileClass } from '#contract/roster/roster.wire.ts';
import { divided, gradeName, shortened } from './group-names.ts';
import { type KnownGroups, type KnownPart, kindKey } from './known-groups.ts';

export interface NamedGroup {
  readonly kind: GroupKind;
  readonly name: string;
  readonly grade: string;
  /** '': the cell names none. */
  readonly division: string;
}

/** The name a class would be created with, and the school's class it matches; null: a person must choose. */
export interface Proposal {
  readonly grade: string;
  readonly division: string;
  readonly proposed: ClassChoice | null;
}

const isNumbered = (grade: string) => /^Grade \d+$/.test(grade);

/** Uses the grades that the file gives the class, and its title. */
export function proposalFor(place: NamedGroup, known: KnownGroups, facts: FileClass | undefined): Proposal {
  const [written = ''] = facts?.grades.length === 1 ? facts.grades : [];
  const said = isNumbered(gradeName(written)) ? gradeName(written) : '';
  if (facts?.is_home === false) return ofLesson(place, known, said);
  const titled = { grade: gradeName(place.grade), division: place.division };
  const isClear = isNumbered(titled.grade) || known.byGroup.has(kindKey(place.kind, titled.grade));
  // "Homeroom Smith" of grade 7 is a section of Grade 7.
  const { grade, division } = said === '' || isClear ? titled : { grade: said, division: place.name };
  const shown = { grade: shortened(grade), division: shortened(division) || 'A' };
  if (division.length === 1) shown.division = division.toUpperCase();
  if (division !== '') return { ...shown, proposed: 0 };
  const parts = known.byGroup.get(kindKey(place.kind, grade)) ?? [];
  return { ...shown, proposed: parts.length === 0 && facts ? 0 : onlyOne(parts) };
}

const onlyOne = (parts: readonly KnownPart[]) => (parts.length === 1 ? (parts[0]?.id ?? null) : null);

/** A lesson tells the grade of its students, but their section only in a title such as "Math 7B". */
function ofLesson({ name, kind }: NamedGroup, known: KnownGroups, said: string): Proposal {
  const titled = lessonTitle(name);
  const grade = said === '' ? titled.grade : said;
  const letter = titled.grade === grade ? titled.division : '';
  const shown = { grade: shortened(grade || name), division: letter || 'A' };
  if (grade === '') return { ...shown, proposed: 'out' };
  const parts = known.byGroup.get(kindKey(kind, grade)) ?? [];
  const ofLetter = known.byName.get(kindKey(kind, `${grade} ${letter}`));
  if (letter !== '' && ofLetter) return { ...shown, proposed: ofLetter.id };
  return { ...shown, proposed: parts.length === 0 ? 0 : onlyOne(parts) };
}

/** "Math 7 - Period 3" is Grade 7, "Math 7B" is Grade 7 B; '': the title names no grade. */
function lessonTitle(title: string): { readonly grade: string; readonly division: string } {
  const whole = divided(title);
  if (isNumbered(whole.grade) && whole.division.length <= 1) return whole;
  const plain = title.replaceAll(
    /\b(?:period|section|block|room|hour|day|batch|term|semester) *\d{1,4}/gi,
    ' ',
  );
  const found = /(?:^|[\s\-–(])(\d{1,2})(?:st|nd|rd|th)? ?-?([a-z])?(?![\p{L}\d])/iu.exec(plain);
  const number = Number(found?.[1] ?? 0);
  if (number < 1 || number > 12) return { grade: '', division: '' };
  return { grade: `Grade ${number}`, division: (found?.[2] ?? '').toUpperCase() };
}
