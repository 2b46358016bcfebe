import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { importTermsCall } from '#contract/content/calls/import-terms.call.ts';
import { type ImportReport, importHeaders } from '#contract/content/terms.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const lines = css({
  display: 'grid',
  gap: '1',
  listStyle: 'none',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

interface ImportDialogProps {
  readonly kind: 'board' | 'standard';
  readonly onSaved: () => void;
}

type State =
  | { readonly kind: 'ready' | 'busy' }
  | { readonly kind: 'told'; readonly report: ImportReport }
  | { readonly kind: 'failed'; readonly text: string };

/** [CA-03] A table of standards or boards: saved as a whole, or refused with every faulty line. */
export function ImportDialog({ kind, onSaved }: ImportDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>({ kind: 'ready' });
  const send = async ([file]: File[]) => {
    if (!file) return;
    setState({ kind: 'busy' });
    try {
      const { formSession } = await call(getFormSessionCall, { form: 'import-terms' });
      const { data } = await call(importTermsCall, { kind, csv: await file.text(), formSession });
      setState({ kind: 'told', report: data });
      if (data.saved > 0) onSaved();
    } catch (error) {
      setState({ kind: 'failed', text: errorText(error) });
    }
  };
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        {messages.import.open}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="form"
          title={messages.import.title}
          closeLabel={messages.close}
          onRequestClose={() => {
            setOpen(false);
            setState({ kind: 'ready' });
          }}
        >
          <Stack>
            <FileDropZone
              accept=".csv"
              disabled={state.kind === 'busy'}
              texts={{
                title: messages.file.drop,
                hint: messages.import.text(importHeaders[kind].join(',')),
                choose: messages.import.choose,
                over: messages.file.over,
              }}
              onFiles={(files) => void send(files)}
            />
            <div role="status">
              {state.kind === 'busy' && messages.import.busy}
              {state.kind === 'failed' && <Banner tone="danger" title={state.text} />}
              {state.kind === 'told' && <Report report={state.report} />}
            </div>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function Report({ report: { saved, problems } }: { readonly report: ImportReport }) {
  if (problems.length === 0) return <Banner tone="info" title={messages.import.done(saved)} />;
  return (
    <Stack>
      <Banner tone="danger" title={messages.import.nothing} />
      <ul className={lines}>
        {problems.map(({ line, name, code }) => (
          <li key={line}>
            <strong>{messages.import.line(line)}</strong> <bdi>{name}</bdi> {messages.import.problems[code]}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
