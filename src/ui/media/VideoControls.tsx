import { Time, TimeSlider, useMediaRemote, useMediaState, VolumeSlider } from '@vidstack/react';
import Gauge from 'lucide-react/icons/gauge';
import Settings from 'lucide-react/icons/settings-2';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import type { MediaKey } from './MediaKeyList.tsx';
import { MediaKeys } from './MediaKeys.tsx';
import { MediaSelect } from './MediaSelect.tsx';
import { useOwnInput } from './use-own-input.ts';
import type { Video } from './use-video.ts';
import { CaptionsSelect, PlayButtons, VideoFullScreen } from './VideoButtons.tsx';
import { videoBar } from './video-bar.recipe.ts';
import { videoSkip, videoSpeeds, videoStep } from './video-keys.ts';
import type { VideoPlayerTexts, VideoSource } from './video-player.types.ts';

const drags = ['touch'] as const;
const slash = '/';

export interface VideoControlsProps {
  readonly sources: readonly VideoSource[];
  readonly video: Video;
  readonly texts: VideoPlayerTexts;
}

/** [VW-04] The bar below the film: there it is readable whatever the picture. Time runs left to right. */
export function VideoControls({ sources, video, texts }: VideoControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  useOwnInput(root, drags);
  const styles = videoBar();
  return (
    <div ref={root} className={styles.root} dir="ltr" aria-live="off">
      <TimeSlider.Root className={styles.slider} aria-label={texts.seek} keyStep={videoStep}>
        <SliderParts buffered />
        <TimeSlider.Preview className={styles.preview} aria-hidden="true">
          <TimeSlider.Value />
        </TimeSlider.Preview>
      </TimeSlider.Root>
      <div className={styles.row}>
        <PlayButtons texts={texts} />
        <VolumeControl texts={texts} />
        <span className={styles.time}>
          <Time type="current" />
          <span aria-hidden="true">{slash}</span>
          <Time type="duration" />
        </span>
        <div className={styles.settings}>
          <CaptionsSelect texts={texts} />
          <MediaSelect
            label={texts.speed}
            icon={<Gauge />}
            value={String(video.speed)}
            options={videoSpeeds.map((each) => ({ value: String(each), label: texts.speedValue(each) }))}
            onChange={(value) => video.changeSpeed(Number(value))}
          />
          {sources.length > 1 && (
            <MediaSelect
              label={texts.resolution}
              icon={<Settings />}
              value={video.source}
              options={sources.map(({ src, label }) => ({ value: src, label }))}
              onChange={video.changeSource}
            />
          )}
          <MediaKeys keys={videoKeys(texts.keys)} texts={texts.keys} />
          <VideoFullScreen texts={texts} />
        </div>
      </div>
    </div>
  );
}

function videoKeys(texts: VideoPlayerTexts['keys']): readonly MediaKey[] {
  return [
    { keys: ['Space', 'K'], text: texts.play },
    { keys: ['←', '→'], text: texts.step(videoStep) },
    { keys: ['J', 'L'], text: texts.skip(videoSkip) },
    { keys: ['↑', '↓'], text: texts.volume },
    { keys: ['M'], text: texts.mute },
    { keys: ['C'], text: texts.captions },
    { keys: ['<', '>'], text: texts.speed },
    { keys: ['F'], text: texts.fullScreen },
    { keys: ['0', '…', '9'], text: texts.jump },
  ];
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

function VolumeControl({ texts }: { readonly texts: VideoPlayerTexts }) {
  const remote = useMediaRemote();
  const muted = useMediaState('muted');
  const volume = useMediaState('volume');
  const styles = videoBar();
  const silent = muted || volume === 0;
  return (
    <>
      <IconButton
        size="sm"
        label={silent ? texts.unmute : texts.mute}
        icon={silent ? <VolumeX /> : <Volume2 />}
        onClick={() => remote.toggleMuted()}
      />
      <VolumeSlider.Root className={styles.volume} aria-label={texts.volume}>
        <SliderParts />
      </VolumeSlider.Root>
    </>
  );
}
