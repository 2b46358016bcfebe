import { resultSheetsCall } from '#contract/assessments/calls/result-sheets.call.ts';
import { type ResultSheetRow, sheetsAtOnce } from '#contract/assessments/marks.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import type { RowsQuery } from '#src/ui/grid/grid.types.ts';

/** Sheets in one print, in whole pages of the call; larger lists print in parts. */
export const sheetsPrinted = 10 * sheetsAtOnce;

export interface SheetsWanted {
  readonly assessmentId: number;
  /** Empty: all of the list. */
  readonly studentIds: readonly number[];
  readonly query: RowsQuery;
  readonly from: number;
}

export async function loadSheets(
  { assessmentId, studentIds, query, from }: SheetsWanted,
  signal: AbortSignal,
  onProgress: (done: number, all: number) => void,
): Promise<readonly ResultSheetRow[]> {
  const more = { assessment_id: assessmentId, student_ids: [...studentIds] };
  const load = pageLoader(resultSheetsCall, more, (row: ResultSheetRow) => row, sheetsAtOnce);
  const found: ResultSheetRow[] = [];
  for (let offset = from; offset < from + sheetsPrinted; offset += sheetsAtOnce) {
    const { rows, total } = await load({ ...query, offset, limit: sheetsAtOnce }, signal);
    found.push(...rows);
    onProgress(found.length, Math.min(sheetsPrinted, total - from));
    if (offset + sheetsAtOnce >= total) break;
  }
  return found;
}
