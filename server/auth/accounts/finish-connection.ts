import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import { people } from '#server/schools/schema.ts';
import { holderOfSession } from '../sessions.ts';
import type { FlightFacts } from './account-cookies.ts';
import { connect } from './linked-accounts.ts';
import type { Identity } from './provider-client.ts';

/**
 * Somebody who was signed in and had shown their password is back from the provider. `done`, or the code of what is
 * against it.
 */
export async function finishConnection(
  app: AppContext,
  { sessionId, schoolId, personId }: NonNullable<FlightFacts['link']>,
  provider: SignInProvider,
  identity: Identity,
): Promise<string> {
  const actor = await holderOfSession(app, sessionId);
  if (actor?.id !== personId || actor.school.id !== schoolId) return 'account_over';
  return app.database.transaction(async (db) => {
    const [person] = await db
      .select()
      .from(people)
      .where(and(eq(people.schoolId, schoolId), eq(people.id, personId)));
    if (!person) return 'account_over';
    const objection = await connect({ app, db }, person, provider, identity);
    if (objection === null) return 'done';
    return typeof objection === 'string' ? objection : objection.code;
  });
}
