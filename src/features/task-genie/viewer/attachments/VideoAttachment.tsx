import {
  Captions,
  Gesture,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
} from '@vidstack/react';
import './video-player.css';
import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.ts';
import { FileCard } from './FileCard.tsx';
import { VideoControls } from './VideoControls.tsx';
import { VideoCover } from './VideoCover.tsx';
import { videoSources } from './video-sources.ts';

const player = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: 'full',
  aspectRatio: '[auto]',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface',
  overflow: 'hidden',
  '&[data-fullscreen]': { borderRadius: 'none', borderWidth: 'none' },
  '&:focus-visible': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-2px]' },
});
const stage = css({
  position: 'relative',
  width: 'full',
  bg: '[black]',
  aspectRatio: '[16 / 9]',
  maxHeight: '[min(65dvh, 32rem)]',
  '[data-fullscreen] > &': { flexGrow: '1', minHeight: '0', maxHeight: '[none]', aspectRatio: '[auto]' },
  '& [data-media-provider]': { height: 'full', aspectRatio: '[auto]' },
  '& video': { width: 'full', height: 'full' },
});
const tap = css({ position: 'absolute', inset: '0', display: 'block' });

export interface VideoAttachmentProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
  /** Out of view it pauses. */
  readonly inView: boolean;
}

/** Where a film was when its source changed. */
interface Place {
  readonly time: number;
  readonly playing: boolean;
}

/** [TV-10, VW-04] An uploaded film with poster, captions, resolutions and speeds. */
export function VideoAttachment({ file, downloadDisabled, inView }: VideoAttachmentProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <FileCard file={file} downloadDisabled={downloadDisabled} note={messages.videoFailed} />;
  return <Player file={file} inView={inView} onFail={() => setFailed(true)} />;
}

interface PlayerProps {
  readonly file: Attachment;
  readonly inView: boolean;
  readonly onFail: () => void;
}

/** While the player has the focus. */
const keyShortcuts = {
  togglePaused: 'k Space',
  toggleMuted: 'm',
  toggleFullscreen: 'f',
  toggleCaptions: 'c',
  seekBackward: 'j ArrowLeft',
  seekForward: 'l ArrowRight',
  volumeUp: 'ArrowUp',
  volumeDown: 'ArrowDown',
};

function Player({ file, inView, onFail }: PlayerProps) {
  const instance = useRef<MediaPlayerInstance>(null);
  const sources = videoSources(file);
  const [path, setPath] = useState(sources[0].path);
  const [speed, setSpeed] = useState(1);
  const kept = useRef<Place>(null);
  useEffect(() => {
    if (!inView) void instance.current?.pause().catch(() => undefined);
  }, [inView]);

  const changeSource = (next: string) => {
    const { currentTime = 0, paused = true } = instance.current ?? {};
    kept.current = { time: currentTime, playing: !paused };
    setPath(next);
  };
  const comeBack = () => {
    if (instance.current === null || kept.current === null) return;
    instance.current.currentTime = kept.current.time;
    if (kept.current.playing) instance.current.play().catch(() => undefined);
    kept.current = null;
  };

  return (
    <MediaPlayer
      ref={instance}
      className={player}
      title={file.name}
      src={{ src: path, type: 'video/mp4' }}
      viewType="video"
      streamType="on-demand"
      load="visible"
      preload="metadata"
      playsInline
      storage={null}
      playbackRate={speed}
      keyTarget="player"
      keyShortcuts={keyShortcuts}
      onCanPlay={comeBack}
      onError={onFail}
    >
      <div className={stage} onErrorCapture={(event) => isSource(event.target) && onFail()}>
        <MediaProvider>
          {file.captions.map(({ path: address, label, lang }) => (
            <Track key={address} kind="captions" type="vtt" src={address} label={label} lang={lang} />
          ))}
        </MediaProvider>
        <VideoCover address={file.cover} />
        <Gesture className={tap} event="pointerup" action="toggle:paused" />
        <Captions className="vds-captions" />
      </div>
      <VideoControls sources={sources} path={path} onSource={changeSource} speed={speed} onSpeed={setSpeed} />
    </MediaPlayer>
  );
}

/** A file that is gone or broken is told to the `<source>`; the player hears only the `<video>`. */
function isSource(target: EventTarget): boolean {
  return target instanceof HTMLSourceElement;
}
