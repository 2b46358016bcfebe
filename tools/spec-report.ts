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
  /** Built and tested, but otherwise than the row says. */
  readonly deviates: number;
  readonly open: readonly Row[];
}

export interface Report {
  readonly areas: readonly AreaReport[];
  readonly rows: number;
  readonly proven: number;
  readonly deviates: number;
  readonly calls: { readonly built: number; readonly notBuilt: number; readonly ours: number };
  /** What tests or the deviations name although the checklist has no such row. */
  readonly unknown: readonly Proof[];
}

type CallFacts = Readonly<Record<string, { readonly built: boolean; readonly ours: boolean }>>;

/**
 * A row is proven when a test names it; a call's row [NX] when, besides, the call is built. One that a deviation
 * names as well is built otherwise than it says. What no test names is open, deviation or not.
 */
export function buildReport(
  checklist: readonly RowArea[],
  proofs: readonly Proof[],
  calls: CallFacts,
  deviations: readonly Proof[] = [],
): Report {
  const named = new Set(proofs.map((proof) => proof.row));
  const isProven = (area: RowArea, row: Row) =>
    named.has(row.id) && (area.code !== 'NX' || calls[parseCatalogueRow(row).name]?.built === true);
  const deviating = new Set(deviations.map((deviation) => deviation.row));
  const areas = checklist.map((area) => {
    const open = area.rows.filter((row) => !isProven(area, row));
    const deviates = area.rows.filter((row) => isProven(area, row) && deviating.has(row.id)).length;
    return {
      code: area.code,
      title: area.title,
      rows: area.rows.length,
      proven: area.rows.length - open.length - deviates,
      deviates,
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
    deviates: areas.reduce((sum, area) => sum + area.deviates, 0),
    calls: {
      built,
      notBuilt: catalogue.length - built,
      ours: Object.keys(calls).length - catalogue.length,
    },
    unknown: [...proofs, ...deviations].filter((named) => !known.has(named.row)),
  };
}

/** The report as lines for a terminal; `open` adds every row without proof. */
export function formatReport(report: Report, options: { open: boolean }): string {
  const width = Math.max(...report.areas.map((area) => area.title.length));
  const figures = ({ rows, proven, deviates }: Pick<Report, 'rows' | 'proven' | 'deviates'>) =>
    [rows, proven, deviates, rows - proven - deviates].map((count) => String(count).padStart(9)).join('');
  const lines = report.areas.flatMap((area) => [
    `${area.code}  ${area.title.padEnd(width)}${figures(area)}`,
    ...(options.open ? area.open.map((row) => `      ${row.id} ${row.text}`) : []),
  ]);
  return [
    `    ${'area'.padEnd(width)}     rows   proven deviates     open`,
    ...lines,
    `    ${'all'.padEnd(width)}${figures(report)}`,
    `calls of the catalogue: ${report.calls.built} built, ${report.calls.notBuilt} not built; ours: ${report.calls.ours}`,
    'proven = a test that runs names the row; whether it passes, the test run says',
    'deviates = so too, and docs/deviations.md says how it differs from the row or adds to it',
    ...report.unknown.map((proof) => `no such row: ${proof.row} in ${proof.file}: ${proof.test}`),
  ].join('\n');
}
