import IdCard from 'lucide-react/icons/id-card';
import { lazy, Suspense, useState } from 'react';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { accountMessages as messages } from './messages.en.ts';

const AccountsDialog = lazy(async () => ({ default: (await import('./AccountsDialog.tsx')).AccountsDialog }));

/** In the menu: opens the list of one's own accounts of providers. */
export function AccountsEntry() {
  const [isOpen, setOpen] = useState(false);
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
