import { plainText } from '#contract/core/plain-text.ts';
import { startExportCall } from '#contract/exports/calls/start-export.call.ts';
import { exportLists } from '#contract/exports/export-lists.ts';
import { exportFormats } from '#contract/exports/exports.rules.ts';
import type { StartExport } from '#contract/exports/exports.wire.ts';
import { call } from '../api-client.ts';
import { admissible } from '../resource/page-loader.ts';
import type { LongExport, LongExportCommand } from './long-export.ts';

/** Asks the server to write the list, as its screen shows it. */
export async function startExport<Row>(
  { kind, more, words = {} }: LongExport,
  { name, formatId, query, columns }: LongExportCommand<Row>,
): Promise<void> {
  const format = exportFormats.find((each) => each === formatId) ?? 'xlsx';
  const sort = query.sort.map(({ id, descending }) => ({ by: id, descending }));
  const wanted = { ...more, search: query.search, filters: query.filters, sort };
  await call(startExportCall, {
    list: { kind, query: admissible(exportLists[kind].input, wanted) } as StartExport['list'],
    format,
    name,
    columns: columns
      .filter(({ value }) => value !== undefined)
      .map(({ id, header }) => ({
        id,
        header: plainText(header),
        words: Object.entries(words[id] ?? {}).map(([code, word]) => ({ code, word: plainText(word) })),
      })),
  });
}
