import { lazy, Suspense } from 'react';
import { addressOfSheet, CodeSheets } from '#src/lib/sign-in-sheet/CodeSheets.tsx';
import type { ChosenPeople } from '#src/lib/sign-in-sheet/CodesForm.tsx';
import type { PeopleLicence, PeopleProps } from '../people-props.ts';

const SheetForm = lazy(async () => ({ default: (await import('./SheetForm.tsx')).SheetForm }));

/** In the address while a sheet of cards is chosen. */
export const newSheet = 'sheet';

interface SheetsProps {
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** The rows that get codes; null: none were chosen. */
  readonly chosen: ChosenPeople | null;
  readonly onChosen: (chosen: ChosenPeople | null) => void;
}

/** [QU-06] Chooses, makes and prints sign-in cards. */
export function Sheets({ room, app, ...of }: SheetsProps) {
  const { open, onOpen } = of;
  return (
    <>
      <Suspense>
        {open === newSheet && (
          <SheetForm
            room={room}
            app={app}
            onMade={(made) => onOpen(addressOfSheet(made))}
            onClose={() => onOpen('')}
          />
        )}
      </Suspense>
      <CodeSheets {...of} schoolId={app.schoolId} personId={app.person.id} sessionLive={app.sessionLive} />
    </>
  );
}
