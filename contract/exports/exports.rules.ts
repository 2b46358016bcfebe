/** [GR-07] So many rows the browser writes to a file itself; a longer list is written by a job on the server. */
export const rowsInBrowser = 20_000;

/** Days that the file of an export can be fetched. */
export const exportDays = 7;

/** What a sheet of Excel holds, without its header; no export has more. */
export const exportedRowsAtMost = 1_000_000;

/** Exports of a person within `exportDays`, and exports of a school that wait or run at once. */
export const exportsAtMost = 20;
export const openExportsOfSchool = 5;

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * `withdrawn`: its person may not read the list any more, so that there is no file. The others are what they say.
 */
export const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'failed', 'withdrawn'] as const;
export type ExportState = (typeof exportStates)[number];

/** Will it still change by itself? */
export const isOpenExport = (state: ExportState): boolean => state === 'waiting' || state === 'running';
