import Printer from 'lucide-react/icons/printer';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { todayIn } from '#src/lib/days.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { RowsQuery } from '#src/ui/grid/grid.types.ts';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { loadSheets, sheetsPrinted } from './load-sheets.ts';
import { type PrintedResult, type SheetsOf, sheetOfRow } from './printed-result.ts';
import { ResultSheet } from './ResultSheet.tsx';
import { SheetsList } from './SheetsList.tsx';
import { sheetMessages as messages } from './sheet-messages.en.ts';

/** Chosen students, or the whole list with its search, filters and order. */
export interface ChosenSheets {
  /** Empty: the whole list. */
  readonly studentIds: readonly number[];
  readonly query: RowsQuery;
}

interface SheetsDialogProps {
  readonly assessmentId: number;
  readonly of: SheetsOf;
  readonly chosen: ChosenSheets;
  /** Loads the list to count it. Keep its identity between renders. */
  readonly load: LoadRows<unknown>;
  readonly school: Person['school'];
  readonly onClose: () => void;
}

/** [CE-02] Asks what to print, then loads the sheets page by page and shows the progress. */
export function SheetsDialog({ assessmentId, of, chosen, load, school, onClose }: SheetsDialogProps) {
  const { studentIds, query } = chosen;
  const [counted] = useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        studentIds.length > 0
          ? studentIds.length
          : (await load({ ...query, offset: 0, limit: 1 }, signal)).total,
      [load, query, studentIds],
    ),
  );
  const total = counted.kind === 'loaded' ? counted.data : null;
  const isOne = studentIds.length === 1;
  const [wants, setWants] = useState({ list: !isOne, answers: true, keys: true, from: 0 });
  const want = (fields: Partial<typeof wants>) => setWants((all) => ({ ...all, ...fields }));
  const [progress, setProgress] = useState<readonly [number, number] | null>(null);
  const [results, setResults] = useState<readonly PrintedResult[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const print = async () => {
    const asking = new AbortController();
    leaving.current = asking;
    setTrouble('');
    setProgress([0, Math.min(total ?? 0, sheetsPrinted)]);
    try {
      const wanted = { assessmentId, studentIds, query, from: wants.from };
      const rows = await loadSheets(wanted, asking.signal, (done, all) => setProgress([done, all]));
      if (wants.list || rows.some(({ answers }) => answers.length > 0))
        setResults(rows.map((row) => sheetOfRow(row, of)));
      else setTrouble(messages.nothing);
    } catch (error) {
      if (!asking.signal.aborted) setTrouble(errorText(error));
    } finally {
      if (!asking.signal.aborted) setProgress(null);
    }
  };
  return (
    <Dialog
      open
      size="form"
      title={isOne ? messages.printOne : messages.print}
      closeLabel={formMessages.close}
      onRequestClose={onClose}
      footer={
        <Button
          variant="primary"
          icon={<Printer />}
          busy={progress !== null || results !== null}
          onClick={() => void print()}
        >
          {messages.printNow}
        </Button>
      }
    >
      <Stack>
        {total !== null && !isOne && <p>{messages.printText(total)}</p>}
        {total !== null && total > sheetsPrinted && (
          <Parts total={total} from={wants.from} onChange={(from) => want({ from })} />
        )}
        {!isOne && (
          <Switch label={messages.withList} checked={wants.list} onChange={(isOn) => want({ list: isOn })} />
        )}
        <Switch
          label={messages.withAnswers}
          checked={wants.answers}
          onChange={(isOn) => want({ answers: isOn })}
        />
        {wants.answers && (
          <Switch label={messages.withKeys} checked={wants.keys} onChange={(isOn) => want({ keys: isOn })} />
        )}
        {progress && (
          <ProgressBar
            label={messages.fetching}
            value={progress[1] === 0 ? 0 : (progress[0] * 100) / progress[1]}
            valueText={messages.marksOf(...progress)}
            showsText
          />
        )}
        {trouble !== '' && <Banner tone="warning" announce="assertive" title={trouble} />}
      </Stack>
      {results && (
        <PrintSheet
          footer={messages.footer(of.assessment, school.name, formatDate(todayIn(school.timeZone)))}
          onPrinted={onClose}
        >
          {wants.list && <SheetsList of={of} results={results} school={school.name} />}
          {results
            .filter(({ answers }) => answers.length > 0)
            .map((each) => (
              <ResultSheet
                key={each.key}
                of={each}
                school={school.name}
                zone={school.timeZone}
                hasAnswers={wants.answers}
                hasKeys={wants.keys}
              />
            ))}
        </PrintSheet>
      )}
    </Dialog>
  );
}

interface PartsProps {
  readonly total: number;
  readonly from: number;
  readonly onChange: (from: number) => void;
}

/** A printer does not get a thousand sheets at once. */
function Parts({ total, from, onChange }: PartsProps) {
  const starts = Array.from({ length: Math.ceil(total / sheetsPrinted) }, (_, part) => part * sheetsPrinted);
  return (
    <Select
      label={messages.part}
      hint={messages.partHint(sheetsPrinted)}
      options={starts.map((start) => ({
        value: String(start),
        label: messages.partOf(start + 1, Math.min(start + sheetsPrinted, total)),
      }))}
      value={String(from)}
      onChange={(value) => onChange(Number(value))}
      texts={{ placeholder: formMessages.choose, loading: formMessages.loading, empty: formMessages.nothing }}
    />
  );
}
