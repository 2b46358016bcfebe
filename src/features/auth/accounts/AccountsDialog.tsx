import { getMyAccountsCall } from '#contract/auth/calls/get-my-accounts.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { AccountRow } from './AccountRow.tsx';
import { accountMessages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

const loadAccounts = (signal: AbortSignal) =>
  call(getMyAccountsCall, {}, { signal }).then(({ data }) => data);

/** One's own accounts of providers: connect one, or take it away again. */
export function AccountsDialog({ onClose }: { readonly onClose: () => void }) {
  const [accounts, , retry] = useLoaded(loadAccounts);
  const texts = accountMessages.own;
  return (
    <Dialog
      open
      size="password"
      title={texts.title}
      closeLabel={accountMessages.close}
      onRequestClose={onClose}
      footer={<Button onClick={onClose}>{accountMessages.close}</Button>}
    >
      {accounts.kind === 'loading' && <Skeleton label={texts.loading} shape="rows" count={2} />}
      {accounts.kind === 'failed' && (
        <ErrorState title={texts.failed} retry={{ label: accountMessages.retry, onRetry: retry }} />
      )}
      {accounts.kind === 'loaded' && accounts.data.length === 0 && <p className={quiet}>{texts.none}</p>}
      {accounts.kind === 'loaded' && accounts.data.length > 0 && (
        <Stack gap="5">
          <p className={quiet}>{texts.text}</p>
          {accounts.data.map((account) => (
            <AccountRow key={account.name} account={account} onChanged={retry} />
          ))}
          <p className={quiet}>{texts.newPassword}</p>
        </Stack>
      )}
    </Dialog>
  );
}
