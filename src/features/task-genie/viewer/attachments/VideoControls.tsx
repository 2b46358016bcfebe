import { Time, TimeSlider, useMediaRemote, useMediaState, VolumeSlider } from '@vidstack/react';
import Gauge from 'lucide-react/icons/gauge';
import Settings from 'lucide-react/icons/settings-2';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useRef } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { viewerMessages as messages } from '../messages.ts';
import { PlayerSelect } from './PlayerSelect.tsx';
import { useOwnInput } from './use-own-input.ts';
import { CaptionsSelect, FullScreenControl, PlayButtons } from './VideoButtons.tsx';
import { videoBar } from './video-bar.recipe.ts';
import { speeds, type VideoSource } from './video-sources.ts';

const drags = ['touch'] as const;

export interface VideoControlsProps {
  readonly sources: readonly VideoSource[];
  /** Path of the source that plays. */
  readonly path: string;
  readonly onSource: (path: string) => void;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** [VW-04] The bar below the film. It lies beside the picture, not on it, and so never has to hide. */
export function VideoControls({ sources, path, onSource, speed, onSpeed }: VideoControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  useOwnInput(root, drags);
  const styles = videoBar();
  return (
    <div ref={root} className={styles.root} dir="ltr" aria-live="off">
      <TimeSlider.Root className={styles.slider} aria-label={messages.seek}>
        <SliderParts buffered />
      </TimeSlider.Root>
      <div className={styles.row}>
        <PlayButtons />
        <VolumeControl />
        <span className={styles.time}>
          <Time type="current" />
          <span aria-hidden="true">{messages.timeSeparator}</span>
          <Time type="duration" />
        </span>
        <div className={styles.settings}>
          <CaptionsSelect />
          <PlayerSelect
            label={messages.speed}
            icon={<Gauge />}
            value={String(speed)}
            options={speeds.map((each) => ({ value: String(each), label: messages.speedValue(each) }))}
            onChange={(value) => onSpeed(Number(value))}
          />
          {sources.length > 1 && (
            <PlayerSelect
              label={messages.resolution}
              icon={<Settings />}
              value={path}
              options={sources.map((source) => ({ value: source.path, label: source.label }))}
              onChange={onSource}
            />
          )}
          <FullScreenControl />
        </div>
      </div>
    </div>
  );
}

function SliderParts({ buffered = false }: { readonly buffered?: boolean }) {
  const styles = videoBar();
  const Slider = buffered ? TimeSlider : VolumeSlider;
  return (
    <>
      <Slider.Track className={styles.track}>
        {buffered && <TimeSlider.Progress className={styles.buffered} />}
        <Slider.TrackFill className={styles.fill} />
      </Slider.Track>
      <Slider.Thumb className={styles.thumb} />
    </>
  );
}

function VolumeControl() {
  const remote = useMediaRemote();
  const muted = useMediaState('muted');
  const volume = useMediaState('volume');
  const styles = videoBar();
  const silent = muted || volume === 0;
  return (
    <>
      <IconButton
        size="sm"
        label={silent ? messages.unmute : messages.mute}
        icon={silent ? <VolumeX /> : <Volume2 />}
        onClick={() => remote.toggleMuted()}
      />
      <VolumeSlider.Root className={styles.volume} aria-label={messages.volume}>
        <SliderParts />
      </VolumeSlider.Root>
    </>
  );
}
