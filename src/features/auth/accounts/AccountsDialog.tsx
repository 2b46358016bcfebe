import { getMyAccountsCall } from '#contract/auth/calls/get-my-accounts.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { AccountRow } from './AccountRow.tsx';
import { AccountsFrame } from './AccountsFrame.tsx';
import { accountMessages } from './messages.en.ts';

const loadAccounts = (signal: AbortSignal) =>
  call(getMyAccountsCall, {}, { signal }).then(({ data }) => data);

export function AccountsDialog({ onClose }: { readonly onClose: () => void }) {
  const [accounts, , retry] = useLoaded(loadAccounts);
  const texts = accountMessages.own;
  return (
    <AccountsFrame
      title={texts.title}
      texts={texts}
      accounts={accounts}
      renderRow={(account) => <AccountRow key={account.name} account={account} onChanged={retry} />}
      note={texts.newPassword}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
