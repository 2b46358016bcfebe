import { useEffect, useRef, useState } from 'react';
import { type ExportRequest, exportRows } from './export-rows.ts';
import type { ExportElsewhere, GridExport, GridSource } from './grid.types.ts';

export type ExportStatus =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly count: number };

export type ExportCommand<Row> = Pick<
  ExportRequest<Row>,
  'source' | 'query' | 'selection' | 'columns' | 'rowId'
> & {
  readonly counted: GridSource<Row>;
};

export interface GridExporter<Row> {
  readonly status: ExportStatus;
  readonly start: (formatId: string, wish: ExportCommand<Row>) => void;
  /** Stops the running export, or removes its last message. */
  readonly dismiss: () => void;
}

/** Rows chosen by name, and all rows but some, are always written here. */
async function isTooLong<Row>(
  { above }: ExportElsewhere,
  { query, selection, counted }: ExportCommand<Row>,
  signal: AbortSignal,
): Promise<boolean> {
  if (selection?.kind === 'some' || (selection?.except.size ?? 0) > 0) return false;
  const { total } = await counted.load({ ...query, offset: 0, limit: 1 }, signal);
  return total > above;
}

/** Loads the rows and passes them to the format's writer; one export at a time. */
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
    const work = async (): Promise<ExportStatus> => {
      if (options.elsewhere && (await isTooLong(options.elsewhere, wish, own.signal))) {
        await options.elsewhere.start({ formatId, query: wish.query, columns: wish.columns });
        return { kind: 'idle' };
      }
      const sheet = await exportRows({
        ...wish,
        name: options.name,
        blockRows: options.blockRows,
        signal: own.signal,
        onProgress: (done, total) => show({ kind: 'running', done, total }),
      });
      await format.write(sheet);
      return { kind: 'done', count: sheet.rows.length };
    };
    await work().then(show, () => show({ kind: 'failed' }));
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
