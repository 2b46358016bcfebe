import { lazy, Suspense } from 'react';
import type { ChosenPeople } from './CodesForm.tsx';
import type { PeopleRoom, PeopleSite } from './people-site.ts';

const SheetForm = lazy(async () => ({ default: (await import('./SheetForm.tsx')).SheetForm }));
const CodesForm = lazy(async () => ({ default: (await import('./CodesForm.tsx')).CodesForm }));
const SheetDialog = lazy(async () => ({ default: (await import('./SheetDialog.tsx')).SheetDialog }));

/** What the address says while a sheet of cards is chosen; then it names the sheet, so that a reload finds it. */
export const newSheet = 'sheet';
const sheetOf = (open: string) => Number(/^sheet-(\d+)$/.exec(open)?.[1] ?? 0);

interface SheetsProps {
  readonly room: PeopleRoom;
  readonly site: PeopleSite;
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** The rows that get codes; null: none were chosen. */
  readonly chosen: ChosenPeople | null;
  readonly onChosen: (chosen: ChosenPeople | null) => void;
}

/** [QU-06] Sign-in cards for many: chosen, made, printed. */
export function Sheets({ room, site, open, onOpen, chosen, onChosen }: SheetsProps) {
  const close = () => onOpen('');
  const sheet = sheetOf(open);
  const show = (made: number | null) => onOpen(made === null ? '' : `sheet-${made}`);
  return (
    <Suspense>
      {open === newSheet && <SheetForm room={room} site={site} onMade={show} onClose={close} />}
      {chosen && (
        <CodesForm
          chosen={chosen}
          site={site}
          onMade={(made) => {
            onChosen(null);
            show(made);
          }}
          onClose={() => onChosen(null)}
        />
      )}
      {sheet > 0 && <SheetDialog key={sheet} schoolId={site.schoolId} sheet={sheet} onClose={close} />}
    </Suspense>
  );
}
