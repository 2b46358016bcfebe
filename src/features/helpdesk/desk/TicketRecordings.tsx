import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { getHelpdeskRecordingCall } from '#contract/helpdesk/calls/get-helpdesk-recording.call.ts';
import type { RecordingFacts, Ticket } from '#contract/helpdesk/helpdesk.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { saveJson } from '#src/lib/save-file.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const item = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const facts = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' });

export function TicketRecordings({ ticket: { number, recordings } }: { readonly ticket: Ticket }) {
  if (recordings.length === 0) return null;
  return (
    <Card title={messages.records.title} level={3}>
      <ul className={list}>
        {recordings.map((recording) => (
          <li key={recording.id} className={item}>
            <Facts recording={recording} />
            <Save number={number} id={recording.id} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Facts({ recording: { at, steps, machines, page, app } }: { readonly recording: RecordingFacts }) {
  const texts = messages.records;
  const when = formatMoment(at);
  return (
    <div>
      <p>{texts.summary(steps, when)}</p>
      <p className={facts}>{texts.page(page)}</p>
      <p className={facts}>{texts.parts(machines.join(', '))}</p>
      {app !== '' && <p className={facts}>{texts.version(app)}</p>}
    </div>
  );
}

function Save({ number, id }: { readonly number: number; readonly id: string }) {
  const [isBusy, setBusy] = useState(false);
  const texts = messages.records;
  const save = async () => {
    setBusy(true);
    try {
      const { recording } = await call(getHelpdeskRecordingCall, { number, id });
      saveJson(recording, `record-${number}.json`);
    } catch (error) {
      const text = error instanceof CallFailed ? error.information : undefined;
      alerts.show({ tone: 'error', title: texts.failed, ...(text === undefined ? {} : { text }) });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" icon={<Download />} busy={isBusy} onClick={() => void save()}>
      {texts.save}
    </Button>
  );
}
