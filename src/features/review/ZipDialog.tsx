import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { getUploadedStudentDownloadCall } from '#contract/review/calls/get-uploaded-student-download.call.ts';
import { reviewClassListCall } from '#contract/review/calls/review-class-list.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { reviewMessages as messages } from './messages.en.ts';

const loadClasses = (signal: AbortSignal) => call(reviewClassListCall, {}, { signal });

/** [C5-01] The works of a class as one file; closing the dialog calls it off. */
export function ZipDialog({ onClose }: { readonly onClose: () => void }) {
  const [classes] = useLoaded(loadClasses);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const known = classes.kind === 'loaded' ? classes.data.rows : [];
  const place = known.find(({ id }) => String(id) === chosen) ?? known[0];
  const start = async () => {
    if (!place) return;
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    try {
      const { signal } = stop;
      // A large class takes its time: the server sends as it reads.
      const zip = await callForFile(getUploadedStudentDownloadCall, { division: place.id }, { signal });
      saveFile(zip, `${place.name}.zip`);
      onClose();
    } catch (error) {
      if (stop.signal.aborted) return;
      setBusy(false);
      alerts.show({ tone: 'error', title: messages.zipFailed, text: errorText(error) });
    }
  };
  return (
    <Dialog open title={messages.zip} closeLabel={messages.close} onRequestClose={onClose}>
      <Stack>
        <p>{messages.zipText}</p>
        <Select
          label={messages.zipClass}
          options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={place ? String(place.id) : ''}
          onChange={setChosen}
          loading={classes.kind === 'loading'}
          texts={{ placeholder: messages.choose, loading: messages.loading, empty: messages.nothing }}
        />
        <Button
          variant="primary"
          icon={<Download />}
          busy={isBusy}
          disabledReason={place ? undefined : messages.emptyTitle}
          onClick={() => void start()}
        >
          {messages.zipStart}
        </Button>
      </Stack>
    </Dialog>
  );
}
