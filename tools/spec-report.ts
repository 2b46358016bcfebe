import { parseCatalogueRow, type Row, type RowArea } from './spec-rows.ts';

export interface Proof {
  readonly row: string;
  readonly file: string;
  readonly test: string;
}

export interface AreaReport {
  readonly code: string;
  readonly title: string;
  readonly rows: number;
  readonly proven: number;
  readonly open: readonly Row[];
}

export interface Report {
  readonly areas: readonly AreaReport[];
  readonly rows: number;
  readonly proven: number;
  readonly calls: { readonly built: number; readonly notBuilt: number; readonly ours: number };
  /** What tests name although the checklist has no such row. */
  readonly unknown: readonly Proof[];
}

type CallFacts = Readonly<Record<string, { readonly built: boolean; readonly ours: boolean }>>;

/** A row is proven when a test names it; a call's row [NX] when, besides, the call is built. */
export function buildReport(
  checklist: readonly RowArea[],
  proofs: readonly Proof[],
  calls: CallFacts,
): Report {
  const named = new Set(proofs.map((proof) => proof.row));
  const isProven = (area: RowArea, row: Row) =>
    named.has(row.id) && (area.code !== 'NX' || calls[parseCatalogueRow(row).name]?.built === true);
  const areas = checklist.map((area) => {
    const open = area.rows.filter((row) => !isProven(area, row));
    return {
      code: area.code,
      title: area.title,
      rows: area.rows.length,
      proven: area.rows.length - open.length,
      open,
    };
  });
  const known = new Set(checklist.flatMap((area) => area.rows.map((row) => row.id)));
  const catalogue = Object.values(calls).filter((call) => !call.ours);
  const built = catalogue.filter((call) => call.built).length;
  return {
    areas,
    rows: known.size,
    proven: areas.reduce((sum, area) => sum + area.proven, 0),
    calls: {
      built,
      notBuilt: catalogue.length - built,
      ours: Object.keys(calls).length - catalogue.length,
    },
    unknown: proofs.filter((proof) => !known.has(proof.row)),
  };
}

/** The report as lines for a terminal; `open` adds every row without proof. */
export function formatReport(report: Report, options: { open: boolean }): string {
  const width = Math.max(...report.areas.map((area) => area.title.length));
  const figures = (rows: number, proven: number) =>
    [rows, proven, rows - proven].map((count) => String(count).padStart(7)).join('');
  const lines = report.areas.flatMap((area) => [
    `${area.code}  ${area.title.padEnd(width)}${figures(area.rows, area.proven)}`,
    ...(options.open ? area.open.map((row) => `      ${row.id} ${row.text}`) : []),
  ]);
  return [
    `    ${'area'.padEnd(width)}   rows proven   open`,
    ...lines,
    `    ${'all'.padEnd(width)}${figures(report.rows, report.proven)}`,
    `calls of the catalogue: ${report.calls.built} built, ${report.calls.notBuilt} not built; ours: ${report.calls.ours}`,
    'proven = a test that runs names the row; whether it passes, the test run says',
    ...report.unknown.map((proof) => `no such row: ${proof.row} in ${proof.file}: ${proof.test}`),
  ].join('\n');
}
