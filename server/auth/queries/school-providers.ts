import { and, count, eq } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import type { Queryable } from '#server/db/database.ts';
import { linkedAccounts, schoolProviders } from '../schema/account.ts';

type Stored = typeof schoolProviders.$inferSelect;

/** undefined: the school never chose. */
export async function offerOf(
  db: Queryable,
  schoolId: number,
  { name }: Pick<SignInProvider, 'name'>,
): Promise<Stored | undefined> {
  const [row] = await db
    .select()
    .from(schoolProviders)
    .where(and(eq(schoolProviders.schoolId, schoolId), eq(schoolProviders.provider, name)));
  return row;
}

export async function connectedIn(db: Queryable, schoolId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ provider: linkedAccounts.provider, connected: count() })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.schoolId, schoolId))
    .groupBy(linkedAccounts.provider);
  return new Map(rows.map(({ provider, connected }) => [provider, connected]));
}

export const shownOffer = (
  { name, label, isDirectory }: SignInProvider,
  stored: Stored | undefined,
  connected: ReadonlyMap<string, number>,
) => ({
  name,
  label,
  needs_domains: bit(!isDirectory),
  is_on: bit(stored?.isOn ?? false),
  domains: stored?.domains ?? [],
  connected: connected.get(name) ?? 0,
  version: stored?.version ?? 0,
});

/** undefined: somebody else saved since this version. */
export async function saveOffer(
  db: Queryable,
  schoolId: number,
  { name: provider }: Pick<SignInProvider, 'name'>,
  wish: Pick<Stored, 'isOn' | 'domains'>,
  version: number,
): Promise<Stored | undefined> {
  const next = { ...wish, version: version + 1 };
  const [row] =
    version === 0
      ? await db
          .insert(schoolProviders)
          .values({ schoolId, provider, ...next })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(schoolProviders)
          .set(next)
          .where(
            and(
              eq(schoolProviders.schoolId, schoolId),
              eq(schoolProviders.provider, provider),
              eq(schoolProviders.version, version),
            ),
          )
          .returning();
  return row;
}
