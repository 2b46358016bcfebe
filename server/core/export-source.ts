import * as v from 'valibot';
import type { CallOutput, CallParsed } from '#contract/core/define-call.ts';
import type { PageAnswer } from '#contract/core/page.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { ExportCell } from '#contract/exports/cells.rules.ts';
import { type ExportKind, exportLists } from '#contract/exports/export-lists.ts';
import type { ExportScene, ExportSource } from './context.ts';
import type { Refusing } from './refusal.ts';

type Lists = typeof exportLists;
type Query<Kind extends ExportKind> = CallParsed<Lists[Kind]>;
type Answer<Kind extends ExportKind> = CallOutput<Lists[Kind]>;
type RowIn<Output> =
  Output extends PageAnswer<infer Each>
    ? Each
    : Output extends { readonly data: { readonly result: readonly (infer Each)[] } }
      ? Each
      : never;
type Row<Kind extends ExportKind> = RowIn<Answer<Kind>>;

interface Definition<Kind extends ExportKind> {
  readonly kind: Kind;
  readonly page: (
    query: Query<Kind> & { readonly page: number; readonly size: number },
    scene: ExportScene & Refusing<ReasonsOf<Lists[Kind]['errors']>>,
  ) => Promise<Pick<PageAnswer<Row<Kind>>, 'rows' | 'total'>>;
  /** The keys are the ids of the screen's columns. A code stays as it is, and the person's screen words it. */
  readonly columns: Readonly<Record<string, (row: Row<Kind>) => ExportCell>>;
  readonly note?: (query: Query<Kind>, scene: ExportScene, rows: number) => Promise<void>;
}

export function exportSource<Kind extends ExportKind>({
  kind,
  page,
  columns,
  note,
}: Definition<Kind>): ExportSource {
  const call: Lists[Kind] = exportLists[kind];
  // Checked each time: an earlier version of the program may have stored it.
  const parse = (query: unknown) => v.parse(call.input, query) as Query<Kind>;
  return {
    kind,
    call,
    columns: Object.keys(columns),
    page: async (query, scene, wanted) => {
      // A file is read in pages larger than the screen's schema takes.
      const whole = { ...parse(query), page: wanted.page, size: wanted.size };
      const { rows, total } = await page(whole, scene as Parameters<typeof page>[1]);
      const cells = wanted.columns.flatMap((id) => columns[id] ?? []);
      return { rows: rows.map((row) => cells.map((cell) => cell(row))), total };
    },
    ...(note && {
      note: (query: unknown, scene: ExportScene, rows: number) => note(parse(query), scene, rows),
    }),
  };
}
