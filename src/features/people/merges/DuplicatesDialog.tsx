import { useCallback, useState } from 'react';
import { getPossibleDuplicatesCall } from '#contract/people/calls/get-possible-duplicates.call.ts';
import { keepStudentsApartCall } from '#contract/people/calls/keep-students-apart.call.ts';
import { mergeStudentsCall } from '#contract/people/calls/merge-students.call.ts';
import type { PairEntry, StudentPair } from '#contract/people/duplicates.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { peopleMessages as messages } from '../messages.en.ts';

/** Pairs shown at once; a settled one makes room for another. */
const shown = 10;

const table = css({
  width: 'full',
  textAlign: 'start',
  '& th, & td': { paddingBlock: '1', paddingInlineEnd: '3', textAlign: 'start', overflowWrap: 'anywhere' },
  '& [data-differs] td': { fontWeight: 'bold' },
});
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

interface Merge {
  readonly kept: PairEntry;
  readonly merged: PairEntry;
}

interface DuplicatesDialogProps {
  readonly schoolId: number;
  readonly onClose: () => void;
}

export function DuplicatesDialog({ schoolId, onClose }: DuplicatesDialogProps) {
  const texts = messages.duplicates;
  const load = useCallback(
    (signal: AbortSignal) =>
      call(getPossibleDuplicatesCall, { school_id: schoolId, size: shown }, { signal }),
    [schoolId],
  );
  const [fetched, , reload] = useLoaded(load);
  const [asked, setAsked] = useState<Merge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const settle = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      alerts.show({ tone: 'success', title: done });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      reload();
    }
  };
  const apart = ({ first, second }: StudentPair) =>
    settle(
      () => call(keepStudentsApartCall, { school_id: schoolId, first: first.id, second: second.id }),
      texts.apartDone,
    );
  const isNone = fetched.kind === 'loaded' && fetched.data.rows.length === 0;
  const seen = ({ id, version }: PairEntry) => ({ id, version });
  const merge = ({ kept, merged }: Merge) =>
    settle(
      () => call(mergeStudentsCall, { school_id: schoolId, kept: seen(kept), merged: seen(merged) }),
      texts.mergeDone(kept.name),
    );
  return (
    <Dialog open size="wide" title={texts.title} closeLabel={messages.view.close} onRequestClose={onClose}>
      <Stack>
        {!isNone && <p>{texts.text}</p>}
        {fetched.kind === 'loading' && <Skeleton shape="rows" label={texts.loading} />}
        {fetched.kind === 'failed' && (
          <ErrorState title={texts.failed} retry={{ label: messages.record.retry, onRetry: reload }} />
        )}
        {isNone && <EmptyState title={texts.none} text={texts.noneText} />}
        {fetched.kind === 'loaded' &&
          fetched.data.rows.map((pair) => (
            <Pair
              key={pair.id}
              pair={pair}
              isBusy={isBusy}
              onApart={() => void apart(pair)}
              onMerge={setAsked}
            />
          ))}
        {fetched.kind === 'loaded' && fetched.data.total > fetched.data.rows.length && (
          <p>{texts.more(fetched.data.total - fetched.data.rows.length)}</p>
        )}
      </Stack>
      {asked && (
        <AlertDialog
          open
          title={texts.askTitle}
          tone="warning"
          answers={[
            { value: 'no', label: texts.no },
            { value: 'yes', label: texts.yes, tone: 'danger' },
          ]}
          onAnswer={(answer) => {
            setAsked(null);
            if (answer === 'yes') void merge(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          <p>{texts.askText(asked.kept.user_id, asked.merged.user_id)}</p>
        </AlertDialog>
      )}
    </Dialog>
  );
}

interface PairProps {
  readonly pair: StudentPair;
  readonly isBusy: boolean;
  readonly onApart: () => void;
  readonly onMerge: (merge: Merge) => void;
}

function Pair({ pair: { first, second }, isBusy, onApart, onMerge }: PairProps) {
  const texts = messages.duplicates;
  const rows: readonly (readonly [string, (entry: PairEntry) => string])[] = [
    [messages.fields.user_id, ({ user_id }) => user_id],
    [messages.fields.admission_no, ({ admission_no }) => admission_no],
    [messages.fields.divisions, ({ places }) => places],
    [messages.fields.gender, ({ gender }) => gender],
    [messages.fields.birth_date, ({ birth_date }) => birth_date],
    [messages.fields.mobile, ({ mobile }) => mobile],
    [messages.fields.email_id, ({ email_id }) => email_id],
    [texts.seen, ({ seen }) => (seen === 1 ? texts.yesSeen : texts.notSeen)],
    [texts.created, ({ created_at }) => formatMoment(created_at)],
  ];
  return (
    <section aria-label={first.name}>
      <table className={table}>
        <caption>
          <bdi>{first.name}</bdi>
        </caption>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label} data-differs={of(first) === of(second) ? undefined : ''}>
              <th scope="row">{label}</th>
              <td>
                <bdi>{of(first) || '–'}</bdi>
              </td>
              <td>
                <bdi>{of(second) || '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={line}>
        <Button busy={isBusy} onClick={() => onMerge({ kept: first, merged: second })}>
          {texts.keep(first.user_id)}
        </Button>
        <Button busy={isBusy} onClick={() => onMerge({ kept: second, merged: first })}>
          {texts.keep(second.user_id)}
        </Button>
        <Button busy={isBusy} onClick={onApart}>
          {texts.apart}
        </Button>
      </div>
    </section>
  );
}
