import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useSyncExternalStore } from 'react';
import { saveJson } from '#src/lib/save-file.ts';
import { settings } from '#src/lib/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { pageWatch } from '../live/page-watch.ts';
import { inspectorMessages as texts } from '../messages.en.ts';
import { toRecording } from '../model/recordings.ts';
import { Workspace } from './Workspace.tsx';

/** Numbers in an address identify people, so the file omits them. */
const page = () => location.pathname.replaceAll(/\d+/g, '#');

function save(): void {
  const recording = toRecording(pageWatch().read(), settings.version, page());
  saveJson(recording, `recording-${recording.startedAt.replaceAll(/[:.]/g, '-')}.json`);
}

export function LiveInspector({ start, end }: { readonly start?: ReactNode; readonly end?: ReactNode }) {
  const watch = pageWatch();
  const shown = useSyncExternalStore(watch.subscribe, watch.read);
  const isPaused = watch.isPaused();
  return (
    <Workspace
      shown={shown}
      isLive
      bar={
        <>
          {start}
          <Button size="sm" icon={isPaused ? <Play /> : <Pause />} onClick={() => watch.pause(!isPaused)}>
            {isPaused ? texts.resume : texts.pause}
          </Button>
          <IconButton size="sm" label={texts.clear} icon={<Eraser />} onClick={watch.clear} />
          <IconButton
            size="sm"
            label={`${texts.save}. ${texts.saveHint}`}
            icon={<Download />}
            onClick={save}
          />
          {end}
        </>
      }
    />
  );
}
