import { useEffect, useRef, useState } from 'react';
import { type ExportRequest, exportRows } from './export-rows.ts';
import type { GridExport } from './grid.types.ts';

export type ExportStatus =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly count: number };

export type ExportCommand<Row> = Pick<
  ExportRequest<Row>,
  'source' | 'query' | 'selection' | 'columns' | 'rowId'
>;

export interface GridExporter<Row> {
  readonly status: ExportStatus;
  readonly start: (formatId: string, wish: ExportCommand<Row>) => void;
  /** Stops the export under way, or takes its last message away. */
  readonly dismiss: () => void;
}

/** Loads what is to be exported and hands it to the chosen format's writer; one export at a time. */
export function useGridExport<Row>(exports: GridExport | undefined): GridExporter<Row> {
  const [status, setStatus] = useState<ExportStatus>({ kind: 'idle' });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const run = async (options: GridExport, formatId: string, wish: ExportCommand<Row>) => {
    const format = options.formats.find(({ id }) => id === formatId);
    if (format === undefined) return;
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const show = (next: ExportStatus) => {
      if (!own.signal.aborted) setStatus(next);
    };
    show({ kind: 'running', done: 0, total: 0 });
    const work = exportRows({
      ...wish,
      name: options.name,
      blockRows: options.blockRows,
      signal: own.signal,
      onProgress: (done, total) => show({ kind: 'running', done, total }),
    }).then(async (sheet) => {
      await format.write(sheet);
      return sheet.rows.length;
    });
    await work.then(
      (count) => show({ kind: 'done', count }),
      () => show({ kind: 'failed' }),
    );
  };
  return {
    status,
    start: (formatId, wish) => {
      if (exports !== undefined) void run(exports, formatId, wish);
    },
    dismiss: () => {
      control.current?.abort();
      setStatus({ kind: 'idle' });
    },
  };
}
