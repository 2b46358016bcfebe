import { exportFileName } from '#contract/exports/cells.rules.ts';
import { saveFile } from '../save-file.ts';
import type { Sheet } from './spreadsheet.types.ts';
import { writeCsv } from './write-csv.ts';

const csvType = 'text/csv;charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function buildXlsx(sheet: Sheet): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(sheet, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** [GR-07, QU-50] Saves an Excel file that a worker builds; the worker loads on demand. */
export async function saveXlsx(sheet: Sheet): Promise<void> {
  saveFile(
    new Blob([await buildXlsx(sheet)], { type: xlsxType }),
    exportFileName(sheet.name, 'xlsx', new Date()),
  );
}

/** [GR-07] Saves a CSV file. */
export async function saveCsv(sheet: Sheet): Promise<void> {
  saveFile(new Blob([writeCsv(sheet)], { type: csvType }), exportFileName(sheet.name, 'csv', new Date()));
}
