import { startCodeOf } from '#contract/auth/start-code.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { findPerson, type StoredPerson as PersonRow } from './queries/people.ts';

/** How often a person can put off choosing a password, each time for one session [LG-14, QU-16]. */
export const skipsAtMost = 3;

type StoredPerson = Pick<PersonRow, 'passwordChangeStatus' | 'passwordSkips' | 'codeUntil'> & {
  readonly role: number;
};

/** [QU-16] The person must first choose a password of their own, or put that off. [VP-32] Not in a demo school. */
export const mustChoosePassword = (
  { passwordChangeStatus }: Pick<StoredPerson, 'passwordChangeStatus'>,
  { passwordSkipped }: { readonly passwordSkipped: boolean },
  { isDemo }: { readonly isDemo: boolean },
): boolean => passwordChangeStatus === 0 && !passwordSkipped && !isDemo;

/** Admins get nowhere with a code that somebody else has read. */
const neverPutOff: readonly Role[] = [roles.superAdmin, roles.schoolAdmin];

/** The secret is a code of the console, a card or a reset, not a password. */
export const isStartCode = ({ codeUntil }: Pick<StoredPerson, 'codeUntil'>): boolean => codeUntil !== null;

/** The typed text in the form in which a person's code is stored, while they have one. */
export const asStored = (person: Pick<StoredPerson, 'codeUntil'> | null, typed: string): string =>
  (person && isStartCode(person) ? startCodeOf(typed) : null) ?? typed;

/** The current secret for the rules about a new one: a code is no password of one's own, however it is written. */
export const currentBeside = (
  person: Pick<StoredPerson, 'codeUntil'>,
  current: string,
  wanted: string,
): string => (asStored(person, wanted) === asStored(person, current) ? wanted : current);

/** Codes of earlier versions could not be put off, and carry a number far beyond the limit. */
export const timesPutOff = ({ passwordSkips }: Pick<StoredPerson, 'passwordSkips'>): number =>
  passwordSkips > skipsAtMost ? 0 : passwordSkips;

export function skipsLeft(person: StoredPerson): number {
  if (isStartCode(person) && neverPutOff.some((role) => role === person.role)) return 0;
  return skipsAtMost - timesPutOff(person);
}

export async function stored({ db, actor }: SignedInContext) {
  const person = await findPerson(db, { schoolId: actor.school.id, id: actor.id });
  if (!person) throw new Error('Somebody who is signed in is not stored.');
  return person;
}
