import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type Verdict, verdicts } from '#contract/roster/import-problems.ts';
import type { CheckedRow, ImportDetail } from '#contract/roster/roster.wire.ts';
import { changesAnything, hasProblems } from '#machines/roster/roster-import/roster-import.rules.ts';
import { alerts } from '#src/lib/alerts.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { ConfirmApply } from './ConfirmApply.tsx';
import { CorrectRow } from './CorrectRow.tsx';
import { saveRows } from './downloads.ts';
import { FileFound } from './FileFound.tsx';
import { ImportRows } from './ImportRows.tsx';
import { optionsOf } from './MapColumns.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import { nothingText } from './problem-text.ts';
import { ReviewFindings } from './ReviewFindings.tsx';
import type { Importing } from './use-import.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

interface ReviewPageProps {
  readonly importing: Importing;
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly personId: number;
}

/** The effects of the file; nothing has changed yet. */
export function ReviewPage({ importing, job, schoolId, personId }: ReviewPageProps) {
  const { view, send } = importing;
  const texts = messages.review;
  const [mended, setMended] = useState<CheckedRow | null>(null);
  const [onlyIfAll, setOnlyIfAll] = useState(false);
  const { counts } = job;
  const isHeld = onlyIfAll && hasProblems(job);
  const wrong: Verdict | undefined =
    counts.problem > 0 ? 'problem' : counts.duplicate > 0 ? 'duplicate' : undefined;
  return (
    <Stack>
      <Counts job={job} />
      {job.kind === 'school' && <FileFound job={job} />}
      <ReviewFindings importing={importing} job={job} schoolId={schoolId} />
      <Choices importing={importing} job={job} />
      {(hasProblems(job) || onlyIfAll) && (
        <Switch
          label={texts.onlyIfAll}
          hint={texts.onlyIfAllHint}
          checked={onlyIfAll}
          onChange={setOnlyIfAll}
        />
      )}
      {!changesAnything(job) && (
        <Banner tone={hasProblems(job) ? 'warning' : 'info'} title={nothingText(job)} announce="polite" />
      )}
      <ImportRows
        job={job}
        schoolId={schoolId}
        personId={personId}
        verdict={wrong}
        onMend={(row) => {
          send({ type: 'row.open' });
          setMended(row);
        }}
      />
      <div className={line}>
        <Button
          variant="primary"
          busy={view.isSending}
          reasonInSight
          disabledReason={isHeld ? texts.held : changesAnything(job) ? undefined : nothingText(job)}
          onClick={() => send({ type: 'apply.ask' })}
        >
          {texts.apply}
        </Button>
        {wrong && (
          <Button
            icon={<Download />}
            onClick={() => {
              saveRows(schoolId, job, wrong).catch(() =>
                alerts.show({ tone: 'error', title: failureMessages.unexpected }),
              );
            }}
          >
            {texts.download}
          </Button>
        )}
        {job.unknown.length > 0 && (
          <Button onClick={() => send({ type: 'classes.change' })}>{messages.classes.change}</Button>
        )}
        {job.kind === 'school' && job.is_kept === 1 && (
          <Button onClick={() => send({ type: 'sheets.change' })}>{messages.locate.change}</Button>
        )}
        {job.kind !== 'school' && (
          <Button onClick={() => send({ type: 'columns.change' })}>{texts.columns}</Button>
        )}
        <Button onClick={() => send({ type: 'import.drop' })}>{texts.drop}</Button>
      </div>
      {mended && view.isFixing && (
        <CorrectRow
          job={job}
          row={mended}
          onClose={() => send({ type: 'row.close' })}
          onMend={(cells, distinct) => send({ type: 'row.mend', line: mended.line, cells, distinct })}
        />
      )}
      {view.isConfirming && <ConfirmApply job={job} onlyIfAll={onlyIfAll} send={send} />}
    </Stack>
  );
}

export function Counts({ job: { counts } }: { readonly job: ImportDetail }) {
  return (
    <div className={line}>
      {verdicts
        .filter((verdict) => counts[verdict] > 0)
        .map((verdict) => (
          <Badge key={verdict} tone={verdict === 'problem' ? 'danger' : 'neutral'}>
            {`${messages.verdicts[verdict]}: ${formatNumber(counts[verdict])}`}
          </Badge>
        ))}
    </div>
  );
}

type PartProps = Pick<ReviewPageProps, 'importing' | 'job'>;

/** Each choice changes the meaning of rows, so they are checked again. */
function Choices({ importing: { view, send }, job }: PartProps) {
  const texts = messages.review;
  const choose = (name: 'complete' | 'file_wins', on: boolean) =>
    send({ type: 'check.submit', options: { ...optionsOf(job), [name]: on ? 1 : 0 } });
  return (
    <>
      <Switch
        label={texts.complete}
        hint={texts.completeHint}
        checked={job.complete === 1}
        disabled={view.isSending}
        onChange={(on) => choose('complete', on)}
      />
      {(job.counts.conflict > 0 || job.file_wins === 1) && (
        <Switch
          label={texts.fileWins}
          hint={texts.fileWinsHint}
          checked={job.file_wins === 1}
          disabled={view.isSending}
          onChange={(on) => choose('file_wins', on)}
        />
      )}
    </>
  );
}
