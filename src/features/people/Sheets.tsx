import { lazy, Suspense } from 'react';
import type { PeopleRoom, PeopleSite } from './people-site.ts';

const SheetForm = lazy(async () => ({ default: (await import('./SheetForm.tsx')).SheetForm }));
const SheetDialog = lazy(async () => ({ default: (await import('./SheetDialog.tsx')).SheetDialog }));

/** What the address says while a sheet of cards is chosen; then it names the sheet, so that a reload finds it. */
export const newSheet = 'sheet';
const sheetOf = (open: string) => Number(/^sheet-(\d+)$/.exec(open)?.[1] ?? 0);

interface SheetsProps {
  readonly room: PeopleRoom;
  readonly site: PeopleSite;
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

/** [QU-06] Sign-in cards for many students: chosen, made, printed. */
export function Sheets({ room, site, open, onOpen }: SheetsProps) {
  const close = () => onOpen('');
  const sheet = sheetOf(open);
  return (
    <Suspense>
      {open === newSheet && (
        <SheetForm
          room={room}
          site={site}
          onMade={(made) => onOpen(made === null ? '' : `sheet-${made}`)}
          onClose={close}
        />
      )}
      {sheet > 0 && <SheetDialog key={sheet} schoolId={site.schoolId} sheet={sheet} onClose={close} />}
    </Suspense>
  );
}
