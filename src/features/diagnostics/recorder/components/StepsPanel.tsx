import Download from 'lucide-react/icons/download';
import type { Recording } from '#contract/diagnostics/recording.wire.ts';
import { saveJson } from '#src/lib/save-file.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';
import type { StepRecords } from '../use-steps.ts';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});
const title = css({ textStyle: 'label' });
const facts = css({ textStyle: 'small', color: 'text.muted' });
const summaries = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  textStyle: 'small',
  color: 'text.muted',
});
const shown = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const file = css({
  display: 'block',
  width: 'full',
  resize: 'vertical',
  p: '3',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
  bg: 'surface.sunken',
  color: 'text',
  fontFamily: 'mono',
  textStyle: 'caption',
  whiteSpace: 'pre',
});
/** Characters on show; the file has everything. */
const shownCharacters = 20_000;

interface StepsPanelProps {
  readonly isOn: boolean;
  readonly records: StepRecords;
  readonly attaches: boolean;
  readonly onKeep: (isOn: boolean) => void;
  readonly onAttach: (attaches: boolean) => void;
}

export function StepsPanel({ isOn, records, attaches, onKeep, onAttach }: StepsPanelProps) {
  const { now, earlier } = records;
  const kept = [earlier, now].filter((each) => each !== null);
  return (
    <section aria-label={messages.record} className={panel}>
      <h3 className={title}>{messages.record}</h3>
      <Switch label={messages.keep} hint={messages.keepHint} checked={isOn} onChange={onKeep} />
      {isOn && (
        <output className={summaries}>
          {kept.length === 0 && messages.empty}
          {earlier !== null && <p>{messages.beforeReload(summaryOf(earlier))}</p>}
          {now !== null && <p>{summaryOf(now)}</p>}
        </output>
      )}
      {isOn && kept.length > 0 && (
        <>
          <Checkbox label={messages.attach} checked={attaches} onChange={onAttach} />
          <Disclosure summary={messages.look}>
            {kept.map((recording) => (
              <div key={recording.startedAt} className={shown}>
                <Sheet recording={recording} />
                <Button
                  size="sm"
                  icon={<Download />}
                  onClick={() => saveJson(recording, 'record-of-steps.json')}
                >
                  {messages.save}
                </Button>
              </div>
            ))}
          </Disclosure>
        </>
      )}
    </section>
  );
}

function Sheet({ recording }: { readonly recording: Recording }) {
  const text = JSON.stringify(recording, null, 1);
  return (
    <>
      <textarea
        className={file}
        dir="ltr"
        readOnly
        rows={12}
        aria-label={messages.look}
        value={text.slice(0, shownCharacters)}
      />
      {text.length > shownCharacters && <p className={facts}>{messages.cut}</p>}
    </>
  );
}

function summaryOf({ actors, steps, calls, startedAt }: Recording): string {
  const start = Date.parse(startedAt);
  const [first, last] = [steps[0], steps.at(-1)];
  const parts = new Set(actors.map(({ machine }) => machine)).size;
  return [
    messages.summary(steps.length, parts),
    messages.between(formatTime(start + (first?.at ?? 0)), formatTime(start + (last?.at ?? 0))),
    messages.calls(calls.length),
  ].join(' · ');
}
