import type { GridExport, Sheet } from '#src/ui/grid/grid.types.ts';
import { fullBoardMessages as messages } from './messages.en.ts';

const write = async (kind: 'saveXlsx' | 'saveCsv', sheet: Sheet) => {
  const writers = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
  await writers[kind](sheet);
};

/** What every tab of the board can be saved as; `name` is the file's, without ending. */
export function boardExports(name: string): GridExport {
  return {
    name,
    formats: [
      { id: 'xlsx', label: messages.excel, write: (sheet) => write('saveXlsx', sheet) },
      { id: 'csv', label: messages.csv, write: (sheet) => write('saveCsv', sheet) },
    ],
  };
}
