import type { ReactNode } from 'react';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { accountMessages } from './messages.en.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface AccountsFrameProps<Account> {
  readonly title: string;
  readonly texts: Readonly<Record<'text' | 'loading' | 'failed' | 'none', string>>;
  readonly accounts: Fetched<readonly Account[]>;
  readonly renderRow: (account: Account) => ReactNode;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly note?: string;
  readonly children?: ReactNode;
}

export function AccountsFrame<Account>({
  title,
  texts,
  accounts,
  renderRow,
  onRetry,
  onClose,
  note,
  children,
}: AccountsFrameProps<Account>) {
  return (
    <Dialog
      open
      size="password"
      title={title}
      closeLabel={accountMessages.close}
      onRequestClose={onClose}
      footer={<Button onClick={onClose}>{accountMessages.close}</Button>}
    >
      {accounts.kind === 'loading' && <Skeleton label={texts.loading} shape="rows" count={2} />}
      {accounts.kind === 'failed' && (
        <ErrorState title={texts.failed} retry={{ label: accountMessages.retry, onRetry }} />
      )}
      {accounts.kind === 'loaded' && accounts.data.length === 0 && <p className={quiet}>{texts.none}</p>}
      {accounts.kind === 'loaded' && accounts.data.length > 0 && (
        <Stack gap="5">
          <p className={quiet}>{texts.text}</p>
          {accounts.data.map(renderRow)}
          {note !== undefined && <p className={quiet}>{note}</p>}
        </Stack>
      )}
      {children}
    </Dialog>
  );
}
