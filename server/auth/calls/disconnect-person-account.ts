import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { endAccountSessions } from '../accounts/account-sessions.ts';
import { personOfSchool } from '../accounts/linked-accounts.ts';
import { providerNamed } from '../accounts/provider-client.ts';
import { begunBy } from '../queries/account-sessions.ts';
import { disconnect } from '../queries/linked-accounts.ts';
import { isPerson, lockPerson } from '../queries/people.ts';

/** A lost or stolen account opens nothing from now on, and its open sessions end. */
export const disconnectPersonAccount: Handler<'disconnect-person-account'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const person = await personOfSchool(db, actor, input.person_id);
  await lockPerson(db, person);
  if ((await disconnect(db, person, input.provider)) === 0) throw notFound();
  const ended = await endAccountSessions(scene, begunBy(person, input.provider), 'school');
  const sessions = ended.reduce((sum, each) => sum + each.sessions, 0);
  await audit(scene, actor, 'account.taken', { provider: input.provider, personId: person.id, sessions });
  await tellPeople(
    scene,
    {
      kind: 'account',
      cause: `account:${input.provider}`,
      message: providerNamed(app, input.provider)?.label ?? input.provider,
      url: '/',
    },
    {
      isTold: isPerson(person),
      heardIn: [channels.person(person.schoolId, person.id)],
    },
  );
  return { status: 'true', sessions };
};
