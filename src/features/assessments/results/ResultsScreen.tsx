import PenLine from 'lucide-react/icons/pen-line';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { useCallback, useMemo, useState } from 'react';
import { downloadAssessmentStudentCall } from '#contract/assessments/calls/download-assessment-student.call.ts';
import { type ResultRow, type ResultTotals, resultStates } from '#contract/assessments/marks.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { QuestionsProps } from '../assessments-props.ts';
import { useAssessmentPages } from '../live/use-assessment-pages.ts';
import { markingDesk } from '../marking/desk-messages.en.ts';
import type { DeskAddress } from '../marking/desk-search.ts';
import { regradeMessages } from '../regrade/regrade-messages.en.ts';
import { type ChosenSheets, SheetsDialog } from '../sheets/SheetsDialog.tsx';
import { sheetMessages } from '../sheets/sheet-messages.en.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { longResultsExport, type Row, resultColumns } from './result-columns.tsx';
import { resultsMessages as messages } from './results-messages.en.ts';

const counts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '3' });

interface ResultsScreenProps {
  readonly app: QuestionsProps;
  readonly assessmentId: number;
  readonly onBack: () => void;
  readonly onMark: (of: DeskAddress) => void;
}

const isHandedIn = ({ attempt_id: attemptId, state }: Row) => attemptId > 0 && state !== 'open';
const canMark = (row: Row) => isHandedIn(row) && row.state !== 'sent_back';

/** [CE-02, GR-07] Progress, results and their release; the list can be saved as a spreadsheet. */
export function ResultsScreen({ app, assessmentId, onBack, onMark }: ResultsScreenProps) {
  const { person, address, listen } = app;
  const [columns] = useState(resultColumns);
  const pages = useAssessmentPages(assessmentId);
  const [isAsking, setAsking] = useState(false);
  const [sheets, setSheets] = useState<ChosenSheets | null>(null);
  const load = useMemo(
    () =>
      pageLoader(
        downloadAssessmentStudentCall,
        { assessment_id: assessmentId },
        (row: ResultRow): Row => ({ ...row, id: row.student_id }),
      ),
    [assessmentId],
  );
  const list = useResourceGrid({
    name: 'assessment-results',
    personId: person.id,
    load,
    columns,
    address,
    listen,
  });
  const loadWhole = useCallback(
    (signal: AbortSignal) =>
      call(downloadAssessmentStudentCall, { assessment_id: assessmentId, size: 1 }, { signal }),
    [assessmentId],
  );
  const [whole, , retry] = useLoaded(loadWhole, list.round);
  const loaded = whole.kind === 'loaded' ? whole.data : null;
  const hindrance = loaded === null ? undefined : loaded.is_own === 0 ? messages.releaseNotYours : undefined;
  const openMarks = (row: Row) => {
    if (canMark(row)) onMark({ attempt: row.attempt_id, state: 'all' });
  };
  const print = (rows: readonly Row[]) => {
    const { search, sort, filters } = list.state;
    setSheets({ studentIds: rows.map(({ id }) => id), query: { search, sort, filters } });
  };
  return (
    <ResourceScreen
      title={messages.title}
      text={messages.text(loaded?.assessment_name ?? '…')}
      caption={messages.title}
      list={list}
      longExport={longResultsExport(assessmentId)}
      seen={({ id, student_name: name }: Row) => ({ id, version: 0, name })}
      filters={[
        {
          id: 'state',
          label: messages.columns.state,
          all: messages.allStates,
          options: resultStates.map((value) => ({ value, label: messages.states[value] })),
        },
        ...divisionFilter(loaded?.divisions ?? []),
      ]}
      tools={
        <>
          <Button onClick={onBack}>{messages.back}</Button>
          <Button icon={<PenLine />} onClick={() => onMark({})}>
            {markingDesk.title}
          </Button>
          <Button
            variant="primary"
            icon={<Send />}
            busy={whole.kind === 'loading'}
            disabledReason={hindrance}
            onClick={() => (loaded ? setAsking(true) : retry())}
          >
            {messages.release}
          </Button>
        </>
      }
      more={[
        { id: 'print', label: sheetMessages.print, onRun: () => print([]) },
        ...pages,
        // Regrading starts in the statistics; only the author of the assessment may do it.
        ...pages
          .filter(({ id }) => id === 'statistics' && loaded?.is_own === 1)
          .map((page) => ({ ...page, id: 'again', label: regradeMessages.title })),
      ]}
      above={loaded && <Counts totals={loaded.totals} />}
      texts={{ emptyTitle: messages.emptyTitle, emptyText: messages.emptyText }}
      onOpen={openMarks}
      actions={[
        {
          id: 'mark',
          label: messages.mark,
          icon: <PenLine />,
          when: canMark,
          onRun: openMarks,
        },
        {
          id: 'print',
          label: sheetMessages.printOne,
          icon: <Printer />,
          when: isHandedIn,
          isBulk: true,
          onRun: (row) => print([row]),
          onRunMany: print,
        },
      ]}
    >
      {sheets && loaded && (
        <SheetsDialog
          assessmentId={assessmentId}
          of={{
            assessment: loaded.assessment_name,
            teacher: loaded.teacher,
            passPercent: loaded.pass_percent,
          }}
          chosen={sheets}
          load={load}
          school={person.school}
          onClose={() => setSheets(null)}
        />
      )}
      {isAsking && (
        <ReleaseDialog
          assessmentId={assessmentId}
          round={list.round}
          onCancel={() => setAsking(false)}
          onEnd={() => {
            setAsking(false);
            list.refresh();
          }}
        />
      )}
    </ResourceScreen>
  );
}

/** Only if students are in several divisions. */
const divisionFilter = (divisions: readonly { readonly division_id: number; readonly name: string }[]) =>
  divisions.length < 2
    ? []
    : [
        {
          id: 'division',
          label: messages.columns.place,
          all: messages.allDivisions,
          options: divisions.map(({ division_id: id, name }) => ({ value: String(id), label: name })),
        },
      ];

/** Empty states are left out. */
function Counts({ totals }: { readonly totals: ResultTotals }) {
  return (
    <div className={counts}>
      {resultStates
        .filter((state) => totals[state] > 0)
        .map((state) => (
          <Badge key={state}>{`${messages.states[state]}: ${isolate(formatNumber(totals[state]))}`}</Badge>
        ))}
    </div>
  );
}
