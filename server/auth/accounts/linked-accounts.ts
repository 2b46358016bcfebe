import { and, eq } from 'drizzle-orm';
import type { connectRefusals } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/schools/schema.ts';
import { isStartCode } from '../first-password.ts';
import { linkedAccounts } from '../schema/account.ts';
import type { StoredPerson } from '../sign-in.ts';
import type { Identity } from './provider-client.ts';
import { offerOf } from './school-providers.ts';

interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

/** Whose account it is, by the provider's own number of it and by nothing else. */
export async function holderOfAccount(
  db: Queryable,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<StoredPerson | null> {
  const [row] = await db
    .select({ person: people })
    .from(linkedAccounts)
    .innerJoin(
      people,
      and(eq(people.schoolId, linkedAccounts.schoolId), eq(people.id, linkedAccounts.personId)),
    )
    .where(and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject)));
  return row?.person ?? null;
}

type Objection = ReasonsOf<typeof connectRefusals>;

/** Does the school of this person take this account now? What is against it; null: nothing. */
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
 * Connects an account with somebody who has just shown the password they chose themself. Somebody else has read a code:
 * who holds it could keep the way in for good. What is against it; null: it is done.
 */
export async function connect(
  unit: Pick<UnitOfWork, 'app' | 'db'>,
  person: Pick<StoredPerson, 'schoolId' | 'id' | 'codeUntil' | 'passwordChangeStatus'>,
  provider: SignInProvider,
  identity: Identity,
): Promise<Objection | null> {
  const { app, db } = unit;
  if (isStartCode(person) || person.passwordChangeStatus === 0) return 'own_password_first';
  const objection = await objectionOf(db, person.schoolId, provider, identity);
  if (objection) return objection;
  const { issuer, subject, account } = identity;
  const connected = await db
    .insert(linkedAccounts)
    .values({
      schoolId: person.schoolId,
      personId: person.id,
      provider: provider.name,
      issuer,
      subject,
      account,
      connectedAt: app.now(),
    })
    .onConflictDoNothing()
    .returning({ account: linkedAccounts.account });
  if (connected.length === 0) return conflictOf(db, person, provider, identity);
  await audit(unit, { id: person.id, school: { id: person.schoolId } }, 'account.connected', {
    provider: provider.name,
  });
  return null;
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

const isOf = ({ schoolId, id }: PersonKey) =>
  and(eq(linkedAccounts.schoolId, schoolId), eq(linkedAccounts.personId, id));

export const accountsOf = (db: Queryable, person: PersonKey) =>
  db.select().from(linkedAccounts).where(isOf(person));

export async function noteUse(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  { issuer, subject }: Identity,
): Promise<void> {
  await db
    .update(linkedAccounts)
    .set({ lastUsedAt: app.now() })
    .where(and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject)));
}

/** Those of one provider, or all. How many. */
export async function disconnect(db: Queryable, person: PersonKey, provider?: string): Promise<number> {
  const gone = await db
    .delete(linkedAccounts)
    .where(and(isOf(person), provider === undefined ? undefined : eq(linkedAccounts.provider, provider)))
    .returning({ provider: linkedAccounts.provider });
  return gone.length;
}
