import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { shownConnection } from '../accounts/linked-accounts.ts';
import { accountsOf } from '../queries/linked-accounts.ts';
import { offerOf } from '../queries/school-providers.ts';

export const getMyAccounts: Handler<'get-my-accounts'> = async (_input, { app, db, actor }) => {
  const connected = await accountsOf(db, { schoolId: actor.school.id, id: actor.id });
  const all = await Promise.all(
    app.config.signInProviders.map(async (provider) => ({
      provider,
      isOffered: (await offerOf(db, actor.school.id, provider))?.isOn ?? false,
      stored: connected.find((each) => each.provider === provider.name),
    })),
  );
  return {
    data: all
      .filter(({ isOffered, stored }) => isOffered || stored)
      .map(({ provider, isOffered, stored }) => ({
        name: provider.name,
        label: provider.label,
        is_offered: bit(isOffered),
        connection: stored ? shownConnection(stored) : null,
      })),
  };
};
