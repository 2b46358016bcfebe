import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GridExport } from '#src/ui/grid/grid.types.ts';
import { settings } from '../settings.ts';
import { tellFailure } from '../tell-failure.ts';
import type { LongExport } from './long-export.ts';
import { exportsMessages as messages } from './messages.en.ts';

const ExportsDialog = lazy(async () => ({ default: (await import('./ExportsDialog.tsx')).ExportsDialog }));

export function useLongExport(
  long: LongExport | undefined,
  name: string,
): { readonly exports: Pick<GridExport, 'more' | 'elsewhere'>; readonly dialog: ReactNode } {
  const [isShown, setShown] = useState(false);
  if (long === undefined) return { exports: {}, dialog: null };
  return {
    exports: {
      more: { label: messages.title, onRun: () => setShown(true) },
      elsewhere: {
        above: long.above ?? settings.exportRows,
        start: async (command) => {
          try {
            const { startExport } = await import('./start-export.ts');
            await startExport(long, { ...command, name });
            setShown(true);
          } catch (error) {
            tellFailure(error);
          }
        },
      },
    },
    dialog: <Suspense>{isShown && <ExportsDialog onClose={() => setShown(false)} />}</Suspense>,
  };
}
