import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { applyTimetableRowsCall } from '#contract/timetable/calls/apply-timetable-rows.call.ts';
import { readTimetableFileCall } from '#contract/timetable/calls/read-timetable-file.call.ts';
import type { ImportVerdicts, TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { errorText } from '#src/lib/tell-failure.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { editorMessages } from './editor-messages.en.ts';
import { messages } from './messages.en.ts';
import { sendTable } from './send-table.ts';
import { tableTemplate } from './table-template.ts';

const lines = css({
  display: 'grid',
  gap: '1',
  listStyle: 'none',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

interface ImportDialogProps {
  readonly choices: TimetableChoices;
  readonly onSaved: () => void;
}

type State =
  | { readonly kind: 'ready' | 'busy' }
  | { readonly kind: 'read'; readonly read: ImportVerdicts; readonly formSession: string }
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string; readonly fields: Readonly<Record<string, string>> };

const targetFields = ['bellId', 'validFrom', 'validTo'] as const;

/** Shows a verdict for each row of a timetable program's file; nothing is saved until it is applied. */
export function ImportDialog({ choices, onSaved }: ImportDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>({ kind: 'ready' });
  const [target, setTarget] = useState({
    bellId: choices.bells[0]?.id ?? 0,
    validFrom: choices.yearFrom,
    validTo: choices.yearTo,
  });
  const attempt = async (work: () => Promise<State>) => {
    setState({ kind: 'busy' });
    setState(
      await work().catch((error: unknown) => ({
        kind: 'failed' as const,
        text: errorText(error),
        fields: (error instanceof CallFailed && error.fields) || {},
      })),
    );
  };
  // Problems of a field are shown beside it, others below the file.
  const faults = state.kind === 'failed' ? state.fields : {};
  const isOfField = targetFields.some((field) => faults[field] !== undefined);
  const read = ([file]: File[]) => {
    if (!file) return;
    void attempt(async () => {
      const upload_id = await sendTable(file);
      const verdicts = await call(readTimetableFileCall, { ...target, upload_id, org_name: file.name });
      const { formSession } = await call(getFormSessionCall, { form: 'timetable-import' });
      return { kind: 'read', read: verdicts, formSession };
    });
  };
  const apply = ({ read, formSession }: Extract<State, { kind: 'read' }>) =>
    void attempt(async () => {
      const rows = read.rows.map(({ problem: _problem, other: _other, ...cells }) => cells);
      const { saved } = await call(applyTimetableRowsCall, { ...target, formSession, rows });
      onSaved();
      return { kind: 'saved', count: saved };
    });
  return (
    <>
      <Button
        icon={<Upload />}
        disabledReason={choices.bells.length === 0 ? editorMessages.import.needsBells : undefined}
        onClick={() => {
          setState({ kind: 'ready' });
          setOpen(true);
        }}
      >
        {editorMessages.import.open}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="form"
          title={editorMessages.import.title}
          closeLabel={editorMessages.close}
          onRequestClose={() => setOpen(false)}
        >
          <Stack>
            <Select
              label={editorMessages.fields.bellId}
              error={faults['bellId']}
              options={choices.bells.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(target.bellId)}
              onChange={(bellId) => setTarget({ ...target, bellId: Number(bellId) })}
              texts={{
                placeholder: editorMessages.choose,
                loading: messages.loading,
                empty: editorMessages.none,
              }}
            />
            <FormDateField
              label={editorMessages.fields.validFrom}
              error={faults['validFrom']}
              value={target.validFrom}
              onChange={(validFrom) => setTarget({ ...target, validFrom })}
              onUnread={(validFrom) => setTarget({ ...target, validFrom })}
            />
            <FormDateField
              label={editorMessages.fields.validTo}
              error={faults['validTo']}
              value={target.validTo}
              onChange={(validTo) => setTarget({ ...target, validTo })}
              onUnread={(validTo) => setTarget({ ...target, validTo })}
            />
            <FileDropZone
              accept=".csv,.xlsx"
              disabled={state.kind === 'busy'}
              texts={{
                title: editorMessages.import.drop,
                hint: editorMessages.import.text,
                choose: editorMessages.import.choose,
                over: editorMessages.import.over,
              }}
              onFiles={read}
            />
            <div>
              <Button icon={<Download />} onClick={() => void saveTemplate(choices, target.bellId)}>
                {editorMessages.import.template}
              </Button>
            </div>
            <div role="status">
              {state.kind === 'busy' && editorMessages.import.busy}
              {state.kind === 'failed' && !isOfField && <Banner tone="danger" title={state.text} />}
              {state.kind === 'saved' && (
                <Banner tone="info" title={editorMessages.import.done(state.count)} />
              )}
              {state.kind === 'read' && <Verdicts read={state.read} onApply={() => apply(state)} />}
            </div>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

async function saveTemplate(choices: TimetableChoices, bellId: number): Promise<void> {
  try {
    const { saveXlsx } = await import('#src/lib/spreadsheet/save-spreadsheet.ts');
    await saveXlsx(tableTemplate(editorMessages.import.templateName, choices, bellId));
  } catch {
    alerts.show({ tone: 'error', title: failureMessages.unexpected });
  }
}

function Verdicts({ read, onApply }: { readonly read: ImportVerdicts; readonly onApply: () => void }) {
  const { rows, good } = read;
  const bad = rows.filter(({ problem }) => problem !== '');
  return (
    <Stack>
      <Banner
        tone={bad.length > 0 ? 'warning' : 'info'}
        title={editorMessages.import.good(good)}
        text={bad.length > 0 ? editorMessages.import.bad(bad.length) : undefined}
      />
      <ul className={lines}>
        {bad.map(({ line, problem, other, ...cells }) => (
          <li key={line}>
            <strong>{editorMessages.import.line(line)}</strong>{' '}
            <bdi>
              {problem === 'clash' || problem === 'twice' || problem === '' ? cells.subject : cells[problem]}
            </bdi>{' '}
            {problem !== '' && editorMessages.import.problems[problem]} <bdi>{other}</bdi>
          </li>
        ))}
      </ul>
      {good > 0 && (
        <Button variant="primary" onClick={onApply}>
          {editorMessages.import.apply(good)}
        </Button>
      )}
    </Stack>
  );
}
