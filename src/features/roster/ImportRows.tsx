import Wrench from 'lucide-react/icons/wrench';
import { useMemo, useState } from 'react';
import { getImportRowsCall } from '#contract/roster/calls/get-import-rows.call.ts';
import { type Verdict, verdicts } from '#contract/roster/import-problems.ts';
import type { CheckedRow, ImportDetail } from '#contract/roster/roster.wire.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import type { ResourceSearch } from '#src/lib/resource/resource-search.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { encodeGridState, gridDefaults } from '#src/ui/grid/grid-state.ts';
import { rosterMessages as messages } from './messages.en.ts';
import { fieldName, lineOf, problemsText } from './problem-text.ts';

const tones: Readonly<Record<Verdict, BadgeTone>> = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  problem: 'danger',
  duplicate: 'warning',
  conflict: 'warning',
  leaver: 'warning',
  left_out: 'neutral',
  stayed: 'neutral',
};

const sameRow = (row: CheckedRow) => row;
const seen = ({ id, name, user_id }: CheckedRow) => ({ id, version: 1, name: name || user_id });

export function changesText({ changes, verdict }: CheckedRow): string {
  if (verdict === 'duplicate') {
    const of = (field: string) => changes.find((each) => each.field === field)?.before ?? '';
    const name = `${of('firstName')} ${of('lastName')} (${of('user_id')})`.replace(' ()', '');
    return of('line') === '' ? messages.review.alike(name) : messages.review.alikeInFile(of('line'), name);
  }
  return changes
    .map(({ field, before, after }) => messages.review.change(fieldName(field), before, after))
    .join('; ');
}

const columnsOf = (isApplied: boolean): GridColumn<CheckedRow>[] => {
  const texts = messages.review;
  return [
    {
      id: 'line',
      header: texts.row,
      cell: lineOf,
      value: lineOf,
      width: 7,
      sortable: true,
    },
    {
      id: 'name',
      header: texts.name,
      cell: ({ name, user_id }) => (
        <span>
          <bdi>{name}</bdi> <bdi>{user_id}</bdi>
        </span>
      ),
      value: ({ name }) => name,
      width: 12,
    },
    {
      id: 'verdict',
      header: messages.columns.state,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{messages.verdicts[verdict]}</Badge>,
      value: ({ verdict }) => messages.verdicts[verdict],
      width: 9,
    },
    {
      id: 'what',
      header: isApplied ? texts.whatChanged : texts.what,
      cell: (row) => (row.problems.length > 0 ? problemsText(row.problems) : changesText(row)),
      value: (row) => (row.problems.length > 0 ? problemsText(row.problems) : changesText(row)),
      width: 28,
    },
  ];
};

const shown = (verdict: Verdict | undefined): ResourceSearch =>
  verdict ? encodeGridState({ ...gridDefaults, filters: { verdict } }, gridDefaults) : {};

interface ImportRowsProps {
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly personId: number;
  readonly verdict: Verdict | undefined;
  /** Left out: the import was applied, and the rows are read-only. */
  readonly onMend?: (row: CheckedRow) => void;
}

export function ImportRows({ job, schoolId, personId, verdict, onMend }: ImportRowsProps) {
  const [columns] = useState(() => columnsOf(onMend === undefined));
  const [search, setSearch] = useState<ResourceSearch>(() => shown(verdict));
  const load = useMemo(
    () => pageLoader(getImportRowsCall, { school_id: schoolId, import_id: job.id }, sameRow),
    [schoolId, job.id],
  );
  const address = useMemo(() => ({ search, onSearch: setSearch }), [search]);
  const list = useResourceGrid({ name: 'import-rows', personId, load, columns, address });
  const canMend = ({ verdict: of, line }: CheckedRow) =>
    line > 0 && (of === 'problem' || of === 'duplicate') && onMend !== undefined;
  return (
    <ResourceGrid
      list={list}
      caption={messages.allRows}
      seen={seen}
      isSearchable={false}
      isExported={false}
      texts={{ emptyTitle: messages.review.noRows, emptyText: '' }}
      onOpen={
        onMend &&
        ((row: CheckedRow) => {
          if (canMend(row)) onMend(row);
        })
      }
      filters={[
        {
          id: 'verdict',
          label: messages.review.show,
          all: messages.allRows,
          options: verdicts
            .filter((each) => job.counts[each] > 0)
            .map((each) => ({
              value: each,
              label: `${messages.verdicts[each]} (${formatNumber(job.counts[each])})`,
            })),
        },
      ]}
      actions={
        onMend
          ? [{ id: 'mend', label: messages.review.mend, icon: <Wrench />, when: canMend, onRun: onMend }]
          : []
      }
    />
  );
}
