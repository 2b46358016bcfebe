import { and, asc, eq } from 'drizzle-orm';
import type { DemoRole } from '#contract/session/demo.rules.ts';
import type { AppContext } from '../context.ts';
import { people } from '../db/schema/school.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './sessions.ts';
import type { StoredPerson } from './sign-in.ts';
import { issueTicket, readTicket, spendTicket } from './tickets.ts';

const purpose = 'demo';
const seconds = 60;

/** [SM-15, QC-54] A ticket to be the demo school's person of a role: for who is signed in there, and nobody else. */
export async function issueDemoGrant(
  app: AppContext,
  actor: Actor,
  role: DemoRole,
): Promise<{ grant: string; username: string }> {
  if (!actor.school.isDemo)
    throw new Refusal('demo_unavailable', 'Only a demo school can be seen through the eyes of others.');
  const [person] = await app.db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.role, role), eq(people.isActive, true)))
    .orderBy(asc(people.id))
    .limit(1);
  if (!person) throw new Refusal('demo_unavailable', 'This demo school has nobody in that role.');
  const facts = { schoolId: person.schoolId, personId: person.id, from: actor.sessionId };
  return { grant: await issueTicket(app, purpose, facts, seconds), username: person.loginName };
}

/** The session a grant was asked for in; null when it does not speak for this person, in time and for the first time. */
export async function takeDemoGrant(
  app: AppContext,
  grant: string,
  person: StoredPerson | null,
): Promise<string | null> {
  const facts = await readTicket(app, purpose, grant);
  const isTheirs =
    facts !== null && facts['personId'] === person?.id && facts['schoolId'] === person?.schoolId;
  return isTheirs && (await spendTicket(app, grant, seconds)) ? String(facts['from']) : null;
}
