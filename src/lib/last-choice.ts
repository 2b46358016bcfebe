import * as v from 'valibot';
import { keepForPerson, readForPerson } from './person-storage.ts';

const ids = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(200));

const lastChoice = v.object({
  kind: v.picklist(['grade', 'club']),
  groups: ids,
  /** 'all': every division or batch of the groups. */
  parts: v.union([v.literal('all'), ids]),
});

export type LastChoice = v.InferOutput<typeof lastChoice>;

/** Each use remembers its own choice: readers of a notice are not the readers of a shared screen. */
export type ChoiceUse = 'notice' | 'share' | 'assign' | 'project';

const nameOf = (use: ChoiceUse) => `last-choice.${use}`;

/** Forms begin with this choice. null: nothing was chosen yet in this browser, or the choice was every class. */
export function readLastChoice(personId: number, use: ChoiceUse): LastChoice | null {
  const kept = v.safeParse(lastChoice, readForPerson(personId, nameOf(use)));
  return kept.success ? kept.output : null;
}

export function keepLastChoice(personId: number, use: ChoiceUse, choice: LastChoice): void {
  keepForPerson(personId, nameOf(use), choice);
}
