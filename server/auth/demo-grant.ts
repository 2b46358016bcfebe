import type { getDemoGrantCall } from '#contract/auth/calls/get-demo-grant.call.ts';
import type { DemoRole } from '#contract/auth/demo.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { findFirstOfRole, type StoredPerson } from './queries/people.ts';
import { consumeToken, issueSignedToken, readSignedToken } from './signed-tokens.ts';

const purpose = 'demo';
const seconds = 60;

type Unit = Pick<UnitOfWork, 'app' | 'db'>;

/** [SM-15, QC-54] Issues a ticket to act as the demo school's person of a role, only to people signed in there. */
export async function issueDemoGrant(
  { app, db, actor, refuse }: SignedInContext<ReasonsOf<typeof getDemoGrantCall.errors>>,
  role: DemoRole,
): Promise<{ grant: string; username: string }> {
  if (!actor.school.isDemo) throw refuse('demo_unavailable', { params: { why: 'no_demo' } });
  const person = await findFirstOfRole(db, actor.school.id, role);
  if (!person) throw refuse('demo_unavailable', { params: { why: 'nobody' } });
  const facts = { schoolId: person.schoolId, personId: person.id, from: actor.sessionId };
  return { grant: issueSignedToken(app, purpose, facts, seconds), username: person.loginName };
}

/** The session that asked for the grant; null: it is for another person, too old or used. */
export async function takeDemoGrant(
  unit: Unit,
  grant: string,
  person: StoredPerson | null,
): Promise<string | null> {
  const facts = readSignedToken(unit.app, purpose, grant);
  const isTheirs =
    facts !== null && facts['personId'] === person?.id && facts['schoolId'] === person?.schoolId;
  return isTheirs && (await consumeToken(unit, grant, seconds)) ? String(facts['from']) : null;
}
