import { bit } from '#contract/core/bit.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import { sayRefusal } from '#contract/core/refusals.ts';
import { type ImportState, verdicts } from '#contract/roster/import-problems.ts';
import { startRefusals, undoRefusals } from '#contract/roster/roster.refusals.ts';
import { rosterLimits } from '#contract/roster/roster.rules.ts';
import { type ImportCounts, type ImportDetail, type ImportListRow } from '#contract/roster/roster.wire.ts';
import { type Import } from './queries/import.ts';

const countsOf = ({ counts }: Import): ImportCounts => {
  const all: Record<string, number> = {};
  for (const verdict of verdicts) all[verdict] = counts[verdict] ?? 0;
  return all as ImportCounts;
};

export const presentImport = (row: Import, madeBy: string): ImportListRow => ({
  id: row.id,
  kind: row.kind,
  file_name: row.fileName,
  state: row.state,
  made_by: madeBy,
  made_at: row.madeAt.getTime(),
  applied_at: row.appliedAt?.getTime() ?? null,
  counts: countsOf(row),
});

/** The last moment for an undo, in milliseconds; null: not applied. */
export const undoUntil = ({ appliedAt, state }: Import): number | null =>
  appliedAt && state === 'applied' ? appliedAt.getTime() + rosterLimits.undoDays * dayMilliseconds : null;

const nothingFound = {
  left_out_places: 0,
  left_out_classes: 0,
  further_places: 0,
  new_logins: 0,
  removed_places: 0,
  twice: 0,
  has_clubs: false,
  reasons: {},
};

const isOpen: ReadonlySet<ImportState> = new Set(['mapping', 'reviewing', 'failed']);

const sentences = { ...startRefusals, ...undoRefusals };

interface Beside {
  readonly madeBy: string;
  readonly sample: readonly string[];
  readonly here: number;
}

export function presentDetail(row: Import, { madeBy, sample, here }: Beside): ImportDetail {
  const { failure } = row;
  return {
    ...presentImport(row, madeBy),
    version: row.version,
    done: row.done,
    total: row.total,
    headings: row.headings,
    facts: row.facts,
    sample: [...sample],
    ...row.options,
    new_logins: row.options.new_logins ?? 0,
    twice: row.options.twice ?? 'ask',
    is_kept: bit(row.uploadId !== '' && isOpen.has(row.state)),
    ask_dates: bit(row.asksDates),
    unknown: row.unknown,
    told: { ...nothingFound, ...row.told },
    failure: failure && {
      ...failure,
      information: sayRefusal(sentences, failure).information ?? '',
    },
    undo_until: undoUntil(row),
    leavers_typed: bit(needsNumber(row, here)),
  };
}

/** If over a tenth of the people here would leave, the admin must type the number. */
export const needsNumber = ({ counts }: Import, here: number): boolean =>
  (counts.leaver ?? 0) * 100 > here * rosterLimits.leaversTyped;
