import { lazy, Suspense } from 'react';
import type { ChosenPeople, CodesFormProps } from './CodesForm.tsx';

const CodesForm = lazy(async () => ({ default: (await import('./CodesForm.tsx')).CodesForm }));
const SheetDialog = lazy(async () => ({ default: (await import('./SheetDialog.tsx')).SheetDialog }));

/** A sheet's part of the address, so that a reload finds it; '' if its number is unknown. */
export const addressOfSheet = (sheet: number | null): string => (sheet === null ? '' : `sheet-${sheet}`);
const sheetOf = (open: string) => Number(/^sheet-(\d+)$/.exec(open)?.[1] ?? 0);

interface CodeSheetsProps extends Pick<CodesFormProps, 'personId' | 'sessionLive'> {
  /** 0: one's own school. */
  readonly schoolId: number;
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly chosen: ChosenPeople | null;
  readonly onChosen: (chosen: ChosenPeople | null) => void;
}

/** [QU-06] Codes for chosen rows of a list, and the printable sheet of cards. */
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
