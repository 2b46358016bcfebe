import Download from 'lucide-react/icons/download';
import { useCallback, useState } from 'react';
import { studentHistoryCall } from '#contract/people/calls/student-history.call.ts';
import type { StudentRow } from '#contract/people/people.wire.ts';
import type { HistoryRow } from '#contract/people/student-record.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { peopleMessages as messages } from './messages.en.ts';
import { saveRecord } from './save-record.ts';

const list = css({ display: 'flex', flexDirection: 'column' });
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  paddingBlock: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
  _last: { borderBlockEndWidth: 'none' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const act = css({ textStyle: 'label' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'text.muted',
  overflowWrap: 'anywhere',
});
const heading = css({ textStyle: 'section' });

interface RecordDialogProps {
  readonly schoolId: number;
  readonly student: StudentRow;
  readonly onClose: () => void;
}

/** [QU-70] Changes and views of a student's record, and its export. */
export function RecordDialog({ schoolId, student, onClose }: RecordDialogProps) {
  const texts = messages.record;
  const { id } = student;
  const [pages, setPages] = useState(1);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = Array.from({ length: pages }, (_, index) =>
        call(studentHistoryCall, { school_id: schoolId, id, page: index + 1 }, { signal }),
      );
      const answers = await Promise.all(asked);
      return { rows: answers.flatMap(({ rows }) => rows), total: answers[0]?.total ?? 0 };
    },
    [schoolId, id, pages],
  );
  const [fetched, , retry] = useLoaded(load);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveRecord(schoolId, id);
      retry();
    } catch (error) {
      tellFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      size="form"
      title={student.student_name}
      closeLabel={messages.view.close}
      onRequestClose={onClose}
      footer={
        <Button variant="primary" icon={<Download />} busy={isSaving} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <Stack>
        <p>{texts.text}</p>
        <h3 className={heading}>{texts.history}</h3>
        {fetched.kind === 'loading' && <Skeleton shape="rows" label={texts.loading} />}
        {fetched.kind === 'failed' && (
          <ErrorState title={texts.failed} retry={{ label: texts.retry, onRetry: retry }} />
        )}
        {fetched.kind === 'loaded' && (
          <>
            <ol className={list}>
              {fetched.data.rows.map((row) => (
                <Entry key={`${row.at} ${row.act} ${row.by} ${row.fields.join()}`} row={row} />
              ))}
            </ol>
            {fetched.data.rows.length === 0 && <p className={facts}>{texts.none}</p>}
            {fetched.data.rows.length < fetched.data.total && (
              <Button onClick={() => setPages((now) => now + 1)}>{texts.earlier}</Button>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Entry({ row }: { readonly row: HistoryRow }) {
  const texts = messages.record;
  const { at, by, fields } = row;
  const labels: Readonly<Record<string, string>> = { ...messages.fields, ...texts.fields };
  return (
    <li className={entry}>
      <span className={head}>
        <span className={act}>{texts.acts[row.act]}</span>
        {row.office && <Badge tone="info">{texts.office}</Badge>}
      </span>
      <span className={facts}>
        <bdi>{by || texts.somebody}</bdi>
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
      {row.act !== 'added' && fields.length > 0 && (
        <span className={facts}>{fields.map((name) => labels[name] ?? name).join(', ')}</span>
      )}
    </li>
  );
}
