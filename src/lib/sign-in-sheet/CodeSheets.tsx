import { lazy, Suspense } from 'react';
import type { ChosenPeople, CodesFormProps } from './CodesForm.tsx';

const CodesForm = lazy(async () => ({ default: (await import('./CodesForm.tsx')).CodesForm }));
const SheetDialog = lazy(async () => ({ default: (await import('./SheetDialog.tsx')).SheetDialog }));

/** What the address says of a sheet that is shown, so that a reload finds it; '' where its number is not known. */
export const addressOfSheet = (sheet: number | null): string => (sheet === null ? '' : `sheet-${sheet}`);
const sheetOf = (open: string) => Number(/^sheet-(\d+)$/.exec(open)?.[1] ?? 0);

interface CodeSheetsProps extends Pick<CodesFormProps, 'personId' | 'sessionLive'> {
  /** Whose sheets; 0 is one's own school's. */
  readonly schoolId: number;
  /** What the list's address names. */
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** The rows that get codes; null: none were chosen. */
  readonly chosen: ChosenPeople | null;
  readonly onChosen: (chosen: ChosenPeople | null) => void;
}

/** [QU-06] Codes for chosen rows of a list, and the sheet of cards that they are printed on. */
export function CodeSheets({ schoolId, open, onOpen, chosen, onChosen, ...who }: CodeSheetsProps) {
  const sheet = sheetOf(open);
  return (
    <Suspense>
      {chosen && (
        <CodesForm
          {...who}
          chosen={chosen}
          onMade={(made) => {
            onChosen(null);
            onOpen(addressOfSheet(made));
          }}
          onClose={() => onChosen(null)}
        />
      )}
      {sheet > 0 && <SheetDialog key={sheet} schoolId={schoolId} sheet={sheet} onClose={() => onOpen('')} />}
    </Suspense>
  );
}
