import { useState } from 'react';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import type { RosterImportEvent } from '#machines/roster/roster-import/roster-import.types.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { rosterMessages as messages } from './messages.en.ts';

interface ConfirmApplyProps {
  readonly job: ImportDetail;
  /** True: applies only if every row is right, even if somebody changes data meanwhile. */
  readonly onlyIfAll: boolean;
  readonly send: (event: RosterImportEvent) => void;
}

/** Shows the numbers again; with many leavers the admin types theirs. */
export function ConfirmApply({ job, onlyIfAll, send }: ConfirmApplyProps) {
  const texts = messages.confirm;
  const [typed, setTyped] = useState('');
  const { counts } = job;
  const needsNumber = job.leavers_typed === 1;
  const leavers = Number(typed.trim());
  const isReady = !needsNumber || leavers === counts.leaver;
  const wrong = counts.problem + counts.duplicate;
  return (
    <AlertDialog
      open
      title={texts.title}
      tone={counts.leaver > 0 ? 'warning' : undefined}
      answers={[
        { value: 'no', label: texts.no },
        { value: 'yes', label: texts.yes, tone: counts.leaver > 0 ? 'danger' : 'primary' },
      ]}
      onAnswer={(answer) => {
        if (answer === 'no') send({ type: 'confirm.cancel' });
        else if (isReady) send({ type: 'apply.confirm', leavers: needsNumber ? leavers : 0, onlyIfAll });
      }}
      onCancel={() => send({ type: 'confirm.cancel' })}
    >
      <ul>
        {counts.new > 0 && <li>{texts.added(counts.new)}</li>}
        {counts.changed > 0 && <li>{texts.changed(counts.changed)}</li>}
        {counts.leaver > 0 && <li>{texts.left(counts.leaver)}</li>}
        {wrong > 0 && <li>{texts.stays(wrong)}</li>}
      </ul>
      <p>{texts.undo}</p>
      {needsNumber && (
        <TextField
          label={texts.leavers}
          value={typed}
          onChange={setTyped}
          error={typed !== '' && !isReady ? texts.left(counts.leaver) : undefined}
        />
      )}
    </AlertDialog>
  );
}
