import { plainText } from '#contract/core/plain-text.ts';
import { startExportCall } from '#contract/exports/calls/start-export.call.ts';
import { type ExportKind, exportLists } from '#contract/exports/export-lists.ts';
import { exportFormats } from '#contract/exports/exports.rules.ts';
import type { StartExport } from '#contract/exports/exports.wire.ts';
import { exportColumnsOf } from '#src/ui/grid/export-rows.ts';
import { call } from '../api-client.ts';
import { admissible } from '../resource/page-loader.ts';
import type { LongExport, LongExportCommand } from './long-export.ts';

export async function startExport<Row>(
  { kind, more, ask = kitQuery(kind, more), words = {} }: LongExport,
  { name, formatId, query, columns }: LongExportCommand<Row>,
): Promise<void> {
  const format = exportFormats.find((each) => each === formatId) ?? 'xlsx';
  await call(startExportCall, {
    list: { kind, query: ask(query) } as StartExport['list'],
    format,
    name,
    columns: exportColumnsOf(columns).map(({ id, header }) => ({
      id,
      header: plainText(header),
      words: Object.entries(words[id] ?? {}).map(([code, word]) => ({ code, word: plainText(word) })),
    })),
  });
}

function kitQuery(kind: ExportKind, more: LongExport['more']): NonNullable<LongExport['ask']> {
  return ({ search, filters, sort }) => {
    const order = sort.map(({ id, descending }) => ({ by: id, descending }));
    const { input } = exportLists[kind];
    return admissible(input, { ...more, search, filters, sort: order });
  };
}
