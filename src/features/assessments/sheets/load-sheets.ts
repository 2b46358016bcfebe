import { resultSheetsCall } from '#contract/assessments/calls/result-sheets.call.ts';
import { type ResultSheetRow, sheetsAtOnce } from '#contract/assessments/marks.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import type { RowsQuery } from '#src/ui/grid/grid.types.ts';

/** So many sheets a print at most; a larger list is printed in parts. Whole pages of the call. */
export const sheetsPrinted = 10 * sheetsAtOnce;

export interface SheetsWanted {
  readonly assessmentId: number;
  /** These alone; none: every one of the list. */
  readonly studentIds: readonly number[];
  /** As the list is searched, filtered and sorted. */
  readonly query: RowsQuery;
  /** Students before the first one. */
  readonly from: number;
}

/** The results of these students with their answers, one page of the call after another. */
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
