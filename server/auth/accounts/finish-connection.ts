import type { AppContext } from '#server/core/context.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import { lockPasswordHash } from '../queries/people.ts';
import { holderOfSession } from '../sessions.ts';
import type { FlightFacts } from './account-cookies.ts';
import type { Identity } from './identity.ts';
import { connect } from './linked-accounts.ts';

/** The person was signed in and had shown their password. Returns `done` or the code of an objection. */
export async function finishConnection(
  app: AppContext,
  { sessionId, schoolId, personId }: NonNullable<FlightFacts['link']>,
  provider: SignInProvider,
  identity: Identity,
): Promise<string> {
  const outcome = await app.database.transaction(async (db) => {
    // The lock comes first: a new password, which ends the session and all connections, came before or waits.
    const person = await lockPasswordHash(db, { schoolId, id: personId });
    const actor = await holderOfSession({ ...app, db }, sessionId);
    if (!person || actor?.id !== personId || actor.school.id !== schoolId) return 'account_over';
    const of = { schoolId, id: personId, shown: person.shown };
    const objection = await connect({ app, db }, of, provider, identity);
    if (objection === null) return 'done';
    return typeof objection === 'string' ? objection : objection.code;
  });
  if (outcome === 'done') app.wakeJobs();
  return outcome;
}
