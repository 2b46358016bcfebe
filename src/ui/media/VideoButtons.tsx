import { useMediaRemote, useMediaState } from '@vidstack/react';
import CaptionsIcon from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { IconButton } from '../IconButton.tsx';
import { MediaSelect } from './MediaSelect.tsx';
import { videoSkip } from './video-keys.ts';
import type { VideoPlayerTexts } from './video-player.types.ts';

interface TextsProps {
  readonly texts: VideoPlayerTexts;
}

/** [CO-38] Play or pause, and ten seconds either way. */
export function PlayButtons({ texts }: TextsProps) {
  const remote = useMediaRemote();
  const paused = useMediaState('paused');
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const seek = (seconds: number) => remote.seek(Math.max(0, Math.min(duration, time + seconds)));
  return (
    <>
      <IconButton
        size="sm"
        label={paused ? texts.play : texts.pause}
        icon={paused ? <Play /> : <Pause />}
        onClick={(event) => remote.togglePaused(event.nativeEvent)}
      />
      <IconButton
        size="sm"
        label={texts.back(videoSkip)}
        icon={<RotateCcw />}
        onClick={() => seek(-videoSkip)}
      />
      <IconButton
        size="sm"
        label={texts.forward(videoSkip)}
        icon={<RotateCw />}
        onClick={() => seek(videoSkip)}
      />
    </>
  );
}

const off = 'off';

export function CaptionsSelect({ texts }: TextsProps) {
  const remote = useMediaRemote();
  const tracks = useMediaState('textTracks');
  const shown = useMediaState('textTrack');
  if (tracks.length === 0) return null;
  const choose = (value: string) => {
    for (const index of tracks.keys()) {
      remote.changeTextTrackMode(index, String(index) === value ? 'showing' : 'disabled');
    }
  };
  return (
    <MediaSelect
      label={texts.captions}
      icon={<CaptionsIcon />}
      value={shown === null ? off : String(tracks.indexOf(shown))}
      options={[
        { value: off, label: texts.captionsOff },
        ...tracks.map((track, index) => ({ value: String(index), label: track.label })),
      ]}
      onChange={choose}
    />
  );
}

/** The film's own full screen, since iPhones have no other. */
export function VideoFullScreen({ texts }: TextsProps) {
  const remote = useMediaRemote();
  const available = useMediaState('canFullscreen');
  const active = useMediaState('fullscreen');
  if (!available) return null;
  return (
    <IconButton
      size="sm"
      label={active ? texts.exitFullScreen : texts.fullScreen}
      icon={active ? <Minimize /> : <Maximize />}
      onClick={(event) => remote.toggleFullscreen('prefer-media', event.nativeEvent)}
    />
  );
}
