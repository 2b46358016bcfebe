import type { ClassChoice, ImportOptions, UnknownClass } from '#contract/roster/roster.wire.ts';
import { currentLocale } from '#src/lib/words/language.ts';

/** `here`: an existing class that is not chosen yet; null: undecided. */
export type Choosing = ClassChoice | 'here' | null;
export type Chosen = Readonly<Record<string, Choosing>>;

/** The earlier decision, or else our proposal. */
export const chosenAtFirst = (classes: readonly UnknownClass[]): Chosen =>
  Object.fromEntries(classes.map(({ name, choice, proposed }) => [name, choice ?? proposed]));

/** Undecided classes come first, left-out ones last. */
export function inOrder(classes: readonly UnknownClass[]): readonly UnknownClass[] {
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  const rank = ({ choice, proposed }: UnknownClass) => {
    const said = choice ?? proposed;
    if (said === null) return 0;
    return said === 'out' ? 2 : 1;
  };
  return classes.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

export const isFound = ({ name, grade }: UnknownClass, sought: string): boolean => {
  const wanted = sought.trim().toLowerCase();
  return `${name} ${grade}`.toLowerCase().includes(wanted);
};

/** Only differences from the server's state are sent. */
export function saidOf(classes: readonly UnknownClass[], chosen: Chosen): ImportOptions['classes'] {
  const said: Record<string, ClassChoice> = {};
  for (const { name, choice } of classes) {
    const wanted = chosen[name] ?? null;
    if (wanted !== null && wanted !== 'here' && wanted !== choice) said[name] = wanted;
  }
  return said;
}
