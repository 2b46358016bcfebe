import type { Handler } from '#server/core/pipeline.ts';
import { readPending } from '../accounts/account-cookies.ts';
import { providerNamed } from '../accounts/provider-client.ts';
import { holderOfAccount } from '../queries/linked-accounts.ts';

export const getPendingAccount: Handler<'get-pending-account'> = async (_input, { app, db, request }) => {
  const pending = readPending(app, request)?.pending;
  const provider = pending && providerNamed(app, pending.provider);
  if (!pending || !provider) return { state: 'none', label: '', account: '' };
  const isKnown = (await holderOfAccount(db, pending)) !== null;
  return { state: isKnown ? 'known' : 'new', label: provider.label, account: pending.account };
};
