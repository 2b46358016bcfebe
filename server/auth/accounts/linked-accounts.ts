import type { connectRefusals } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import type { Queryable } from '#server/db/database.ts';
import { isStartCode } from '../first-password.ts';
import { holderOfAccount, insertAccount, leaveGone } from '../queries/linked-accounts.ts';
import { findPresent, lockWhoMayEnter, type PersonKey } from '../queries/people.ts';
import { offerOf } from '../queries/school-providers.ts';
import type { linkedAccounts } from '../schema/account.ts';
import { tellOfConnection } from '../sign-in-mail.ts';
import type { Identity } from './identity.ts';

type Objection = ReasonsOf<typeof connectRefusals>;

/** Returns why the person's school does not take this account now; null: it does. */
export async function objectionOf(
  db: Queryable,
  schoolId: number,
  provider: SignInProvider,
  { domain }: Pick<Identity, 'domain'>,
): Promise<Objection | null> {
  const offer = await offerOf(db, schoolId, provider);
  const params = { label: provider.label };
  if (!offer?.isOn) return { code: 'account_not_offered', params };
  const isOurs =
    provider.isDirectory ||
    (offer.domains.includes(domain) && (provider.domains.length === 0 || provider.domains.includes(domain)));
  return isOurs ? null : { code: 'account_foreign', params };
}

/**
 * Connects an account to a person who has just shown a password of their own; a code does not count, since others have
 * read it. `shown` is the password's hash then: a person who has a new one, left or was erased since is not connected.
 * null: it is done.
 */
export async function connect(
  unit: Pick<UnitOfWork, 'app' | 'db'>,
  { shown, ...of }: PersonKey & { readonly shown: string | null },
  provider: SignInProvider,
  identity: Identity,
): Promise<Objection | null> {
  const { app, db } = unit;
  const person = await lockWhoMayEnter(db, of);
  if (!person || person.passwordHash !== shown) return 'account_over';
  if (isStartCode(person) || person.passwordChangeStatus === 0) return 'own_password_first';
  const objection = await objectionOf(db, person.schoolId, provider, identity);
  if (objection) return objection;
  await leaveGone(db, identity);
  const { issuer, subject, account } = identity;
  const isConnected = await insertAccount(db, {
    schoolId: person.schoolId,
    personId: person.id,
    provider: provider.name,
    issuer,
    subject,
    account,
    connectedAt: app.now(),
  });
  if (!isConnected) return conflictOf(db, person, provider, identity);
  await audit(unit, { id: person.id, school: { id: person.schoolId } }, 'account.connected', {
    provider: provider.name,
  });
  await tellOfConnection(unit, {
    schoolId: person.schoolId,
    personId: person.id,
    label: provider.label,
    account,
  });
  return null;
}

/** A person of the caller's school in any role; throws `not_found` for others. */
export async function personOfSchool(db: Queryable, { school }: Actor, id: number): Promise<PersonKey> {
  const row = await findPresent(db, { schoolId: school.id, id });
  if (!row) throw notFound();
  return row;
}

/** The account is somebody else's, or the person has another one; null: it is theirs already. */
async function conflictOf(
  db: Queryable,
  person: PersonKey,
  provider: SignInProvider,
  identity: Identity,
): Promise<Objection | null> {
  const holder = await holderOfAccount(db, identity);
  const params = { label: provider.label };
  if (!holder) return { code: 'account_other', params };
  const isTheirs = holder.schoolId === person.schoolId && holder.id === person.id;
  return isTheirs ? null : { code: 'account_taken', params };
}

export const shownConnection = ({
  account,
  connectedAt,
  lastUsedAt,
}: Pick<typeof linkedAccounts.$inferSelect, 'account' | 'connectedAt' | 'lastUsedAt'>) => ({
  account,
  since: connectedAt.toISOString(),
  last_used: lastUsedAt?.toISOString() ?? null,
});
