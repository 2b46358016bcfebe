import { type ReactNode, useState } from 'react';
import { everyMachine } from '#machines/every-machine.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import { stateText } from '../model/events.ts';
import { type Divergence, parseRecording, type ReadRecording, readRecording } from '../model/recordings.ts';
import { numberText } from './number-text.ts';
import { Workspace } from './Workspace.tsx';

const place = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  p: '4',
  width: 'full',
  maxWidth: 'prose',
  marginInline: 'auto',
});
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minHeight: '0',
  '& > :last-child': { flexGrow: '1' },
});

interface Opened extends ReadRecording {
  readonly page: string;
}

export function RecordingInspector({ start }: { readonly start?: ReactNode }) {
  const styles = inspector();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const read = async (file: File) => {
    const text = await file.text();
    const recording = parseRecording(text);
    if (typeof recording === 'string') {
      setProblem(recording === 'no-json' ? texts.noJson(file.name) : texts.noRecording(file.name));
      return;
    }
    setProblem(null);
    setAt(null);
    setOpened({ ...readRecording(recording, everyMachine), page: recording.page });
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file) read(file).catch(() => setProblem(texts.unreadable(file.name)));
  };
  if (!opened)
    return (
      <div className={styles.root}>
        <div className={styles.bar}>{start}</div>
        <div className={place}>
          {problem !== null && <Banner tone="danger" title={problem} announce="assertive" />}
          <FileDropZone
            accept=".json,application/json"
            multiple={false}
            texts={{ title: texts.dropTitle, hint: texts.dropHint, choose: texts.choose, over: texts.letGo }}
            onFiles={take}
          />
        </div>
      </div>
    );
  const { shown, divergence, page } = opened;
  return (
    <div className={frame}>
      {divergence ? (
        <Banner
          tone="warning"
          title={divergenceText(divergence)}
          text={detailText(divergence)}
          announce="polite"
          action={
            <Button size="sm" onClick={() => setAt(divergence.index)}>
              {texts.goThere}
            </Button>
          }
        />
      ) : (
        <Banner tone="info" title={texts.alike} />
      )}
      <Workspace
        shown={shown}
        isLive={false}
        at={at}
        bar={
          <>
            {start}
            <span className={styles.quiet}>{texts.recordedOn(formatMoment(shown.startedAt), page)}</span>
            <Button size="sm" onClick={() => setOpened(null)}>
              {texts.another}
            </Button>
          </>
        }
      />
    </div>
  );
}

function divergenceText({ index, machine, event, now }: Divergence): string {
  return (now === null ? texts.impossible : texts.diverges)(numberText(index), machine, event);
}

function detailText({ recorded, now, words }: Divergence): string {
  return now === null ? words : `${texts.recordedAndNow(stateText(recorded), stateText(now))} ${words}`;
}
