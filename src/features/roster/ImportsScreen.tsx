import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useMemo, useState } from 'react';
import { getImportsCall } from '#contract/roster/calls/get-imports.call.ts';
import { importKinds } from '#contract/roster/roster.rules.ts';
import type { ImportListRow } from '#contract/roster/roster.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { rosterMessages as messages } from './messages.en.ts';

const ImportWizard = lazy(async () => ({ default: (await import('./ImportWizard.tsx')).ImportWizard }));

const sameRow = (row: ImportListRow) => row;
const seen = ({ id, file_name: name }: ImportListRow) => ({ id, version: 1, name });

const tones: Readonly<Partial<Record<ImportListRow['state'], BadgeTone>>> = {
  applied: 'success',
  failed: 'danger',
  reviewing: 'warning',
  mapping: 'warning',
};

const resultOf = ({ counts }: ImportListRow): string =>
  (['new', 'changed', 'leaver', 'problem', 'stayed'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${messages.verdicts[verdict]}: ${formatNumber(counts[verdict])}`)
    .join(', ');

const columnsOf = (): GridColumn<ImportListRow>[] => {
  const names = messages.columns;
  const plain = (id: string, header: string, value: (row: ImportListRow) => string, width: number) => ({
    id,
    header,
    cell: (row: ImportListRow) => <bdi>{value(row)}</bdi>,
    value,
    width,
  });
  return [
    plain('file', names.file, ({ file_name }) => file_name, 14),
    plain('kind', names.kind, ({ kind }) => messages.kinds[kind], 12),
    {
      ...plain('state', names.state, ({ state }) => messages.states[state], 10),
      cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{messages.states[state]}</Badge>,
    },
    plain('result', names.result, resultOf, 14),
    plain('by', names.by, ({ made_by }) => made_by, 8),
    { ...plain('made_at', names.at, ({ made_at }) => formatMoment(made_at), 9), sortable: true },
  ];
};

/** [C2-09] The school's imports; an open one shows its state, whoever began it. */
export function ImportsScreen({ app }: { readonly app: SchoolListProps }) {
  const { person, schoolId, address, listen, picker } = app;
  const [columns] = useState(columnsOf);
  const load = useMemo(() => pageLoader(getImportsCall, { school_id: schoolId }, sameRow), [schoolId]);
  const list = useResourceGrid({ name: 'imports', personId: person.id, load, columns, address, listen });
  const openId = Number(list.open);
  const importId = Number.isSafeInteger(openId) && openId > 0 ? openId : null;
  const close = () => {
    list.onOpen('');
    list.refresh();
  };
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text}
      caption={messages.title}
      add={{ label: messages.add }}
      tools={<ExportButton schoolId={schoolId} />}
      above={picker}
      list={list}
      seen={seen}
      isSearchable={false}
      isExported={false}
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={({ id }) => list.onOpen(String(id))}
      filters={[
        {
          id: 'kind',
          label: messages.columns.kind,
          all: messages.allKinds,
          options: importKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
        },
      ]}
    >
      {(list.open === 'new' || importId !== null) && (
        <Suspense>
          <ImportWizard
            schoolId={schoolId}
            personId={person.id}
            importId={importId}
            onStarted={(id) => list.onOpen(String(id))}
            onClose={close}
          />
        </Suspense>
      )}
    </ResourceScreen>
  );
}

/** Reads everything at once, which takes seconds for a large school. */
function ExportButton({ schoolId }: Pick<SchoolListProps, 'schoolId'>) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { saveBundle } = await import('./downloads.ts');
      await saveBundle(schoolId);
    } catch {
      alerts.show({ tone: 'error', title: failureMessages.unexpected });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={isBusy} onClick={() => void save()}>
      {messages.exportSchool}
    </Button>
  );
}
