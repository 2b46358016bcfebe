import type { Sheet } from './spreadsheet.types.ts';
import { writeXlsx } from './write-xlsx.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  const bytes = writeXlsx(data);
  globalThis.postMessage(bytes, { transfer: [bytes] });
});
