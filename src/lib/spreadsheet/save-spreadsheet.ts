import { exportFileName } from './cells.ts';
import type { Sheet } from './spreadsheet.types.ts';
import { writeCsv } from './write-csv.ts';

const csvType = 'text/csv;charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The browser needs the address until it has begun to save. */
const keptFor = 60_000;

function download(bytes: BlobPart, type: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

function buildXlsx(sheet: Sheet): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(sheet, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** Saves an Excel file, built in a worker that is loaded for it [GR-07, QU-50]. */
export async function saveXlsx(sheet: Sheet): Promise<void> {
  download(await buildXlsx(sheet), xlsxType, exportFileName(sheet.name, 'xlsx', new Date()));
}

/** Saves a CSV file [GR-07]. */
export async function saveCsv(sheet: Sheet): Promise<void> {
  download(writeCsv(sheet), csvType, exportFileName(sheet.name, 'csv', new Date()));
}
