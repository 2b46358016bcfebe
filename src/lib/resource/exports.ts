import type { GridExport, Sheet } from '#src/ui/grid/grid.types.ts';

const write = async (kind: 'saveXlsx' | 'saveCsv', sheet: Sheet) => {
  const writers = await import('../spreadsheet/save-spreadsheet.ts');
  await writers[kind](sheet);
};

/** The export formats of a list; `name`: the file's name without ending; `beside`: from `useLongExport`. */
export function spreadsheetExports(
  name: string,
  blockRows: number,
  beside: Pick<GridExport, 'more' | 'elsewhere'> = {},
): GridExport {
  return {
    ...beside,
    name,
    blockRows,
    formats: [
      { id: 'xlsx', label: 'Excel (.xlsx)', write: (sheet) => write('saveXlsx', sheet) },
      { id: 'csv', label: 'CSV', write: (sheet) => write('saveCsv', sheet) },
    ],
  };
}
