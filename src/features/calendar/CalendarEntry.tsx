import CalendarSync from 'lucide-react/icons/calendar-sync';
import { lazy, Suspense, useState } from 'react';
import { menuLink } from '#src/ui/app-frame.recipe.ts';

const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

export function CalendarEntry({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={menuLink()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync />
        {label}
      </button>
      <Suspense>{isOpen && <CalendarDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
