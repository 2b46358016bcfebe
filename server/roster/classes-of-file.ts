import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type {
  ClassChoice,
  FileClass,
  ImportOptions,
  ImportProblem,
  UnknownClass,
} from '#contract/roster/roster.wire.ts';
import { type NamedGroup, type Proposal, proposalFor } from './class-proposals.ts';
import { dividedClub, gradeName, shortened } from './group-names.ts';
import { type KnownGroups, type KnownPart, kindKey } from './known-groups.ts';
import { choiceKeys } from './queries/class-choices.ts';

export type Meant =
  | { readonly is: 'here'; readonly part: KnownPart; readonly isHome: boolean }
  | {
      readonly is: 'created';
      readonly kind: GroupKind;
      readonly group: string;
      readonly target: string;
      readonly isHome: boolean;
    }
  | { readonly is: 'left_out' }
  | { readonly is: 'open'; readonly code: ImportProblem['code'] };

export interface ClassesSetting {
  readonly known: KnownGroups;
  readonly choices: ImportOptions['classes'];
  readonly described?: readonly FileClass[];
  /** Choices for the school's earlier files, by class key; null: left out. */
  readonly remembered?: ReadonlyMap<string, number | null>;
}

/** Resolves each class name of the file once, however many rows have it. */
export class ClassesOfFile {
  /** Classes of the file that the school has under no such name. */
  readonly unknown = new Map<string, UnknownClass>();
  readonly #setting: ClassesSetting;
  readonly #described: ReadonlyMap<string, FileClass>;
  readonly #hasHome: boolean;
  readonly #meant = new Map<string, Meant>();

  constructor(setting: ClassesSetting) {
    this.#setting = setting;
    const described = setting.described ?? [];
    this.#described = new Map(described.map((each) => [each.name, each]));
    this.#hasHome = described.some(({ is_home }) => is_home);
  }

  get model() {
    return this.#setting.known.model;
  }

  isDescribed(): boolean {
    return this.#described.size > 0;
  }

  meaning(place: NamedGroup): Meant {
    const key = `${place.kind}:${place.name}`;
    const held = this.#meant.get(key) ?? this.#find(place);
    this.#meant.set(key, held);
    const entry = this.unknown.get(key);
    if (entry) this.unknown.set(key, { ...entry, rows: entry.rows + 1 });
    return held;
  }

  /** Returns the division without adding to `unknown`; undefined: none. */
  idOf(place: NamedGroup): number | undefined {
    const facts = this.#described.get(place.name);
    const part = this.#byName(place, facts);
    if (part) return part.id;
    const choice = this.#choiceOf(place, facts);
    return typeof choice === 'number' && choice > 0 ? choice : undefined;
  }

  #find(place: NamedGroup): Meant {
    const { known } = this.#setting;
    const facts = this.#described.get(place.name);
    const isHome = facts?.is_home ?? true;
    const part = this.#byName(place, facts);
    if (part) return { is: 'here', part, isHome: isHome && part.kind === 'grade' };
    if (!hasKind(known.model, place.kind))
      return { is: 'open', code: place.kind === 'club' ? 'no_clubs' : 'no_classes' };
    // In a bundle, an enrolment in a class that it does not describe is an error.
    if (this.isDescribed() && !facts && place.division === '') return { is: 'open', code: 'section_missing' };
    const wanted = proposalFor(place, known, facts);
    const choice = this.#choiceOf(place, facts);
    const { meant, entry } = this.#chosen(place, wanted, choice, isHome);
    this.unknown.set(`${place.kind}:${place.name}`, {
      ...entry,
      rows: 0,
      is_home: isHome,
      proposed: wanted.proposed,
      choice: meant.is === 'open' ? null : choice,
    });
    return meant;
  }

  #byName({ kind, name }: NamedGroup, facts: FileClass | undefined): KnownPart | undefined {
    const { byName } = this.#setting.known;
    const names = [
      name,
      ...(facts?.grades.length === 1 ? [`${gradeName(facts.grades[0] ?? '')} ${name}`] : []),
    ];
    const kinds: readonly GroupKind[] = facts?.is_home === false ? ['club', kind] : [kind, 'club'];
    for (const of of facts ? kinds : [kind])
      for (const each of names) {
        const part = byName.get(kindKey(of, each));
        if (part && hasKind(this.model, of)) return part;
      }
    return undefined;
  }

  #choiceOf({ name }: NamedGroup, facts: FileClass | undefined): ClassChoice | null {
    const { choices, remembered, known } = this.#setting;
    const said = choices[name];
    if (said !== undefined) return said;
    for (const key of choiceKeys(name, facts?.source_id)) {
      const before = remembered?.get(key);
      if (before === null) return 'out';
      if (before !== undefined && known.byId.get(before)?.isOffered) return before;
    }
    // If a bundle has home rooms, its other classes are lessons, where nobody has a permanent seat.
    return facts?.is_home === false && this.#hasHome ? 'out' : null;
  }

  #chosen(place: NamedGroup, wanted: Proposal, choice: ClassChoice | null, isHome: boolean): Chosen {
    const { kind, name } = place;
    const { grade, division } = wanted;
    const entry = { kind, name, grade, division };
    if (choice === 'out') return { entry, meant: { is: 'left_out' } };
    if (choice === 'club' && hasKind(this.model, 'club')) {
      const club = dividedClub(name);
      const of = { grade: shortened(club.grade), division: shortened(club.division) };
      return { entry: { ...entry, kind: 'club', ...of }, meant: createdAs('club', of, false) };
    }
    if (choice === 0) return { entry, meant: createdAs(kind, wanted, isHome && kind === 'grade') };
    const part = typeof choice === 'number' ? this.#setting.known.byId.get(choice) : undefined;
    if (part?.isOffered && hasKind(this.model, part.kind))
      return { entry, meant: { is: 'here', part, isHome: isHome && part.kind === 'grade' } };
    const code = place.division === '' && isHome ? 'section_missing' : 'class_unknown';
    return { entry, meant: { is: 'open', code } };
  }
}

interface Chosen {
  readonly entry: Pick<UnknownClass, 'kind' | 'name' | 'grade' | 'division'>;
  readonly meant: Meant;
}

const createdAs = (
  kind: GroupKind,
  { grade, division }: Pick<UnknownClass, 'grade' | 'division'>,
  isHome: boolean,
): Meant => ({
  is: 'created',
  kind,
  group: kindKey(kind, grade),
  target: kindKey(kind, `${grade} ${division}`),
  isHome,
});
