import { audit } from '#server/core/audit.ts';
import type { AppContext } from '#server/core/context.ts';
import type { SignInProvider } from '#server/core/sign-in-providers.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { begunAt, lockPeopleOf } from '../queries/account-sessions.ts';
import { noteSignedOut } from '../queries/linked-accounts.ts';
import { spendOnce } from '../signed-tokens.ts';
import { endAccountSessions } from './account-sessions.ts';
import { type LogoutRequest, logoutTokenSeconds } from './logout-token.ts';
import { clockTolerance } from './provider-client.ts';

/** Ends the sessions that ended at the provider and returns how many. A repeated token does nothing. */
export function signOutByProvider(
  app: AppContext,
  provider: SignInProvider,
  { issuer, subject, sid, jti }: LogoutRequest,
): Promise<number> {
  return inOneTransaction(app, async (work) => {
    const unit = { app, ...work };
    const isNew = await spendOnce(unit, `logout ${issuer} ${jti}`, logoutTokenSeconds + 2 * clockTolerance);
    if (!isNew) return 0;
    await lockPeopleOf(unit.db, issuer, { subject, sid });
    if (subject !== '') await noteSignedOut(unit.db, app.now(), { issuer, subject });
    const ended = await endAccountSessions(unit, begunAt(issuer, { subject, sid }), 'provider');
    for (const { schoolId, id, sessions } of ended)
      await audit(unit, { id, school: { id: schoolId } }, 'account.signed_out', {
        provider: provider.name,
        sessions,
      });
    return ended.reduce((sum, { sessions }) => sum + sessions, 0);
  });
}
