import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { connectRefusals } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { isStartCode } from '../first-password.ts';
import { linkedAccounts } from '../schema/account.ts';
import type { StoredPerson } from '../sign-in.ts';
import { tellOfConnection } from '../sign-in-mail.ts';
import type { Identity } from './identity.ts';
import { offerOf } from './school-providers.ts';

export interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

type Account = Pick<Identity, 'issuer' | 'subject'>;

const isAccount = ({ issuer, subject }: Account) =>
  and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject));

/**
 * Whose account it is, by the provider's own number of it and by nothing else. Who left or lies in the bin has none: the
 * same person may be here anew, after a merge of two entries or in another school.
 */
export async function holderOfAccount(db: Queryable, account: Account): Promise<StoredPerson | null> {
  const [row] = await db
    .select({ person: people })
    .from(linkedAccounts)
    .innerJoin(
      people,
      and(eq(people.schoolId, linkedAccounts.schoolId), eq(people.id, linkedAccounts.personId)),
    )
    .where(and(isAccount(account), isNull(people.deletedAt), isNull(people.leftAt)));
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
 * who holds it could keep the way in for good. What is against it; null: it is done. `shown` is the password's hash as
 * it was then: who got a new one, left or was erased at this moment is connected with nothing.
 */
export async function connect(
  unit: Pick<UnitOfWork, 'app' | 'db'>,
  { shown, ...of }: PersonKey & { readonly shown: string | null },
  provider: SignInProvider,
  identity: Identity,
): Promise<Objection | null> {
  const { app, db } = unit;
  const person = await heldPerson(db, of);
  if (!person || person.passwordHash !== shown) return 'account_over';
  if (isStartCode(person) || person.passwordChangeStatus === 0) return 'own_password_first';
  const objection = await objectionOf(db, person.schoolId, provider, identity);
  if (objection) return objection;
  await leaveGone(db, identity);
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
  await tellOfConnection(unit, {
    schoolId: person.schoolId,
    personId: person.id,
    label: provider.label,
    account,
  });
  return null;
}

/** As they are now, until the transaction ends: a reset, an erasing or a switching off waits for it, or came before. */
async function heldPerson(db: Queryable, { schoolId, id }: PersonKey): Promise<StoredPerson | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id), mayEnter))
    .for('no key update');
  return row;
}

/** People before anything of theirs, as everywhere, so that nobody waits in a circle. */
export async function lockPerson(db: Queryable, { schoolId, id }: PersonKey): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id)))
    .for('no key update');
}

/** Somebody of the caller's school, whatever their role; nobody else's is to be found. */
export async function personOfSchool(db: Queryable, { school }: Actor, id: number): Promise<PersonKey> {
  const [row] = await db
    .select({ schoolId: people.schoolId, id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, school.id), eq(people.id, id), isNull(people.deletedAt)));
  if (!row) throw notFound();
  return row;
}

/** Takes the account from who left or lies in the bin. */
async function leaveGone(db: Queryable, account: Account): Promise<void> {
  await db.delete(linkedAccounts).where(
    and(
      isAccount(account),
      sql`exists (select from ${people} where ${people.schoolId} = ${linkedAccounts.schoolId}
        and ${people.id} = ${linkedAccounts.personId} and (${isNotNull(people.deletedAt)} or ${isNotNull(people.leftAt)}))`,
    ),
  );
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

/** As its owner and their school's admin see it. */
export const shownConnection = ({
  account,
  connectedAt,
  lastUsedAt,
}: Pick<typeof linkedAccounts.$inferSelect, 'account' | 'connectedAt' | 'lastUsedAt'>) => ({
  account,
  since: connectedAt.toISOString(),
  last_used: lastUsedAt?.toISOString() ?? null,
});

export const accountsOf = (db: Queryable, person: PersonKey) =>
  db.select().from(linkedAccounts).where(isOf(person));

/**
 * The account signs its person in, who is held. false: it is theirs no more, or they were signed out there after they
 * came from there.
 */
export async function noteUse(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  { schoolId, id }: PersonKey,
  pending: Account & { readonly at: number },
): Promise<boolean> {
  const [row] = await db
    .update(linkedAccounts)
    .set({ lastUsedAt: app.now() })
    .where(and(isOf({ schoolId, id }), isAccount(pending)))
    .returning({ signedOutAt: linkedAccounts.signedOutAt });
  return row !== undefined && !(row.signedOutAt && row.signedOutAt.getTime() >= pending.at);
}

/** Who came from there before begins again. */
export async function noteSignedOut(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  account: Account,
): Promise<void> {
  await db.update(linkedAccounts).set({ signedOutAt: app.now() }).where(isAccount(account));
}

/** Those of one provider, or all. How many. */
export async function disconnect(db: Queryable, person: PersonKey, provider?: string): Promise<number> {
  const gone = await db
    .delete(linkedAccounts)
    .where(and(isOf(person), provider === undefined ? undefined : eq(linkedAccounts.provider, provider)))
    .returning({ provider: linkedAccounts.provider });
  return gone.length;
}
