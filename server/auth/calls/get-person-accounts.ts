import type { Handler } from '#server/core/pipeline.ts';
import { personOfSchool, shownConnection } from '../accounts/linked-accounts.ts';
import { providerNamed } from '../accounts/provider-client.ts';
import { accountsOf } from '../queries/linked-accounts.ts';

export const getPersonAccounts: Handler<'get-person-accounts'> = async (input, { app, db, actor }) => {
  const person = await personOfSchool(db, actor, input.person_id);
  const connected = await accountsOf(db, person);
  return {
    data: connected.map((row) => ({
      name: row.provider,
      // The operator may have removed the provider since.
      label: providerNamed(app, row.provider)?.label ?? row.provider,
      connection: shownConnection(row),
    })),
  };
};
