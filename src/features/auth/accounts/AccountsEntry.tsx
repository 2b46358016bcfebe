import IdCard from 'lucide-react/icons/id-card';
import { lazy, Suspense, useState } from 'react';
import { getMyAccountsCall } from '#contract/auth/calls/get-my-accounts.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { accountMessages as messages } from './messages.en.ts';

const AccountsDialog = lazy(async () => ({ default: (await import('./AccountsDialog.tsx')).AccountsDialog }));

const loadAccounts = (signal: AbortSignal) =>
  call(getMyAccountsCall, {}, { signal }).then(({ data }) => data);

/** The list of one's own provider accounts. It renders nothing if this school uses none, even though others do. */
export function AccountsEntry() {
  const [isOpen, setOpen] = useState(false);
  const [accounts] = useLoaded(loadAccounts);
  if (accounts.kind === 'loading' || (accounts.kind === 'loaded' && accounts.data.length === 0)) return null;
  return (
    <>
      <button type="button" className={menuLink()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IdCard />
        {messages.inMenu}
      </button>
      <Suspense>{isOpen && <AccountsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
