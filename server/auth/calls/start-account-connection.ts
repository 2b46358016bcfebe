import type { Handler } from '#server/core/pipeline.ts';
import { sendOff } from '../accounts/account-cookies.ts';
import { askAddress, newFlight, providerNamed } from '../accounts/provider-client.ts';
import { offerOf } from '../queries/school-providers.ts';
import { confirmOwnPassword } from '../verify-current-password.ts';

export const startAccountConnection: Handler<'start-account-connection'> = async (input, scene) => {
  const { app, actor, part, refuse, reply } = scene;
  const provider = providerNamed(app, input.provider);
  const params = { label: provider?.label ?? input.provider };
  const offer = provider && (await part(({ db }) => offerOf(db, actor.school.id, provider)));
  if (!provider || !offer?.isOn) throw refuse('account_not_offered', { params });
  await confirmOwnPassword(scene, input.currentPassword, 'currentPassword');
  const flight = newFlight();
  const address = await askAddress(app, provider, flight).catch((error: unknown) => {
    app.log.warn({ err: error, provider: provider.name }, 'A provider of accounts cannot be asked');
    throw refuse('provider_unreachable', { params });
  });
  const link = { schoolId: actor.school.id, personId: actor.id, sessionId: actor.sessionId };
  sendOff(app, reply, { ...flight, provider: provider.name, back: '', link });
  return { address };
};
