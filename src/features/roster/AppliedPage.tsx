import Undo from 'lucide-react/icons/undo-2';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { ImportRows } from './ImportRows.tsx';
import { failureWords } from './import-failure.ts';
import { rosterMessages as messages } from './messages.en.ts';
import { Counts } from './ReviewPage.tsx';
import type { Importing } from './use-import.ts';

interface AppliedPageProps {
  readonly importing: Importing;
  readonly job: ImportDetail;
  readonly schoolId: number;
  readonly personId: number;
}

export function AppliedPage({ importing: { view, send }, job, schoolId, personId }: AppliedPageProps) {
  const texts = messages.applied;
  const until = job.undo_until;
  return (
    <Stack>
      <Banner tone="news" title={texts.title} text={texts.text} announce="polite" />
      {job.failure && <Banner tone="danger" title={failureWords(job.failure)} announce="assertive" />}
      <Counts job={job} />
      <ImportRows job={job} schoolId={schoolId} personId={personId} verdict={undefined} />
      {until !== null && (
        <Stack gap="2">
          <p>{texts.until(formatDayOf(until, 'long'))}</p>
          <div>
            <Button icon={<Undo />} busy={view.isSending} onClick={() => send({ type: 'undo.ask' })}>
              {texts.undo}
            </Button>
          </div>
        </Stack>
      )}
      {view.isDoubting && (
        <AlertDialog
          open
          title={texts.askTitle}
          tone="warning"
          answers={[
            { value: 'no', label: messages.cancel },
            { value: 'yes', label: texts.yes, tone: 'danger' },
          ]}
          onAnswer={(answer) => send({ type: answer === 'yes' ? 'undo.confirm' : 'confirm.cancel' })}
          onCancel={() => send({ type: 'confirm.cancel' })}
        >
          <p>{texts.askText}</p>
        </AlertDialog>
      )}
    </Stack>
  );
}

export function UndonePage({ job, schoolId, personId }: AppliedPageProps) {
  const texts = messages.applied;
  const { stayed } = job.counts;
  return (
    <Stack>
      <Banner
        tone="news"
        title={texts.undone}
        text={stayed > 0 ? texts.stayed(stayed) : texts.undoneText}
        announce="polite"
      />
      {stayed > 0 && <ImportRows job={job} schoolId={schoolId} personId={personId} verdict="stayed" />}
    </Stack>
  );
}
