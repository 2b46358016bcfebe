import { useCallback } from 'react';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { isAtWork } from '#machines/roster/roster-import/roster-import.rules.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { AppliedPage, UndonePage } from './AppliedPage.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ChooseSheets } from './ChooseSheets.tsx';
import { failureWords } from './import-failure.ts';
import { MapColumns } from './MapColumns.tsx';
import { MatchClasses } from './MatchClasses.tsx';
import { rosterMessages as messages } from './messages.en.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { TemplateOffer } from './TemplateOffer.tsx';
import { type Importing, useImport } from './use-import.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

interface ImportWizardProps {
  readonly schoolId: number;
  readonly personId: number;
  /** null: a new one. */
  readonly importId: number | null;
  /** Called when the import has an id for its address. */
  readonly onStarted: (importId: number) => void;
  readonly onClose: () => void;
}

/** [C2-09] Leads a file into the school, page by page. Closing stops only a running upload. */
export function ImportWizard({ schoolId, personId, importId, onStarted, onClose }: ImportWizardProps) {
  const importing = useImport({ schoolId, importId, onStarted, onDropped: onClose });
  const { job, failure } = importing.context;
  const close = useCallback(() => onClose(), [onClose]);
  return (
    <Dialog
      open
      size="wide"
      title={job === null ? messages.title : job.file_name}
      closeLabel={formMessages.close}
      onRequestClose={close}
      unsaved={{ isDirty: isSending(importing), texts: messages.leave }}
    >
      <Stack>
        {failure && importing.view.page !== 'lost' && (
          <Banner tone="danger" title={failureText(failure, failureMessages)} announce="assertive" />
        )}
        <Page importing={importing} schoolId={schoolId} personId={personId} />
      </Stack>
    </Dialog>
  );
}

/** Everything else is on the server already. */
const isSending = ({ view }: Importing) => view.page === 'uploading' || view.page === 'interrupted';

interface PageProps {
  readonly importing: Importing;
  readonly schoolId: number;
  readonly personId: number;
}

function Page({ importing, schoolId, personId }: PageProps) {
  const { view, context, send } = importing;
  const { job } = context;
  const app = { importing, schoolId, personId };
  if (view.page === 'choosing') return <ChooseFile importing={importing} schoolId={schoolId} />;
  if (view.page === 'uploading' || view.page === 'interrupted') return <Uploading importing={importing} />;
  if (view.page === 'lost')
    return (
      <ErrorState
        title={failureMessages.unexpected}
        retry={{ label: messages.retry, onRetry: () => send({ type: 'watch.retry' }) }}
      />
    );
  if (job === null) return <Skeleton label={messages.loading} shape="rows" count={4} />;
  switch (view.page) {
    case 'mapping':
      return (
        <MapColumns key={job.version} job={job} schoolId={schoolId} isSending={view.isSending} send={send} />
      );
    case 'locating':
      return (
        <ChooseSheets
          key={job.version}
          job={job}
          schoolId={schoolId}
          isSending={view.isSending}
          send={send}
        />
      );
    case 'placing':
      return (
        <MatchClasses
          key={job.version}
          job={job}
          schoolId={schoolId}
          isSending={view.isSending}
          send={send}
        />
      );
    case 'reviewing':
      return <ReviewPage key={job.version} {...app} job={job} />;
    case 'applied':
      return <AppliedPage {...app} job={job} />;
    case 'undone':
      return <UndonePage {...app} job={job} />;
    case 'failed':
      return <Failed job={job} schoolId={schoolId} send={send} />;
    case 'opening':
    case 'working':
      return <Working job={job} />;
  }
}

function Uploading({ importing: { view, context, send } }: { readonly importing: Importing }) {
  const { file, sentBytes } = context;
  const isStopped = view.page === 'interrupted';
  return (
    <Stack>
      {isStopped ? (
        <p>{messages.interrupted}</p>
      ) : (
        <ProgressBar
          label={messages.sending}
          value={(sentBytes / Math.max(1, file?.size ?? 1)) * 100}
          showsText
        />
      )}
      <div>
        {isStopped && (
          <Button variant="primary" onClick={() => send({ type: 'upload.retry' })}>
            {messages.retry}
          </Button>
        )}
        <Button onClick={() => send({ type: 'upload.cancel' })}>{messages.cancel}</Button>
      </div>
    </Stack>
  );
}

function Working({ job }: { readonly job: ImportDetail }) {
  const { state, done, total } = job;
  return (
    <Stack>
      <ProgressBar
        label={isAtWork(state) ? messages.work[state] : messages.loading}
        value={state === 'checking' && total > 0 ? (done / total) * 100 : undefined}
        valueText={state === 'checking' && total > 0 ? messages.rowsDone(done, total) : undefined}
        showsText
      />
      <p>{messages.workText}</p>
    </Stack>
  );
}

interface FailedProps {
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly send: Importing['send'];
}

function Failed({ job, schoolId, send }: FailedProps) {
  const { failure } = job;
  return (
    <Stack>
      <Banner
        tone="danger"
        title={messages.applied.failed}
        text={failure ? failureWords(failure) : undefined}
        announce="assertive"
      />
      <TemplateOffer kind={job.kind} schoolId={schoolId} />
      <div className={line}>
        {job.is_kept === 1 && (
          <Button variant="primary" onClick={() => send({ type: 'sheets.change' })}>
            {messages.locate.change}
          </Button>
        )}
        <Button
          variant={job.is_kept === 1 ? undefined : 'primary'}
          onClick={() => send({ type: 'import.drop' })}
        >
          {messages.review.drop}
        </Button>
      </div>
    </Stack>
  );
}
