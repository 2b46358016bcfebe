/** [GR-07] The browser writes files up to this many rows; a job on the server writes longer lists. */
export const rowsInBrowser = 20_000;

export const exportDays = 7;

export const exportedRowsAtMost = 1_000_000;

/** Exports of a person within `exportDays`, and unfinished exports of a school at once. */
export const exportsAtMost = 20;
export const openExportsOfSchool = 5;

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `withdrawn`: there is no file, because the person may no longer read the list. */
export const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'failed', 'withdrawn'] as const;
export type ExportState = (typeof exportStates)[number];

export const isOpenExport = (state: ExportState): boolean => state === 'waiting' || state === 'running';
