import { Captions, Gesture, MediaPlayer, MediaProvider, Track } from '@vidstack/react';
import './video-player.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { MediaProblem } from './MediaProblem.tsx';
import { usePlayed } from './use-played.ts';
import { useVideo } from './use-video.ts';
import { VideoControls } from './VideoControls.tsx';
import { VideoCover, VideoWaiting } from './VideoCover.tsx';
import { isTakenBy, videoCommand } from './video-keys.ts';
import type { VideoPlayerProps } from './video-player.types.ts';
import { videoStage } from './video-stage.recipe.ts';

export function VideoScreen(props: VideoPlayerProps) {
  const { name, texts, actions } = props;
  const [failed, setFailed] = useState(false);
  if (!failed) return <Player {...props} onFail={() => setFailed(true)} />;
  const retry = { label: texts.retry, onRetry: () => setFailed(false) };
  return <MediaProblem name={name} title={texts.failed} retry={retry} actions={actions} />;
}

const noCaptions: NonNullable<VideoPlayerProps['captions']> = [];

function Player(props: VideoPlayerProps & { readonly onFail: () => void }) {
  const {
    name,
    sources,
    poster,
    captions = noCaptions,
    active = true,
    downloadable = true,
    startAt,
    onWatched,
    texts,
    onFail,
  } = props;
  const video = useVideo(sources[0].src, texts, startAt);
  const [begun, setBegun] = useState(false);
  const { player, pause } = video;
  const played = usePlayed(player, onWatched);
  useEffect(() => {
    if (!active) pause();
  }, [active, pause]);
  const styles = videoStage();

  const onKeyDown = (event: KeyboardEvent) => {
    const command = videoCommand(event);
    const isTaken = event.target instanceof Element && isTakenBy(event.target, event.key);
    if (command === undefined || isTaken || event.defaultPrevented) return;
    event.preventDefault();
    video.run(command);
  };

  return (
    <MediaPlayer
      ref={player}
      className={styles.root}
      ariaLabel={texts.player(name)}
      src={{ src: video.source, type: 'video/mp4' }}
      viewType="video"
      streamType="on-demand"
      load="visible"
      preload="metadata"
      playsInline
      storage={null}
      playbackRate={video.speed}
      keyDisabled
      onKeyDown={onKeyDown}
      onStarted={() => setBegun(true)}
      onCanPlay={video.comeBack}
      onError={onFail}
      onTimeUpdate={played.tick}
      onPause={played.stop}
      onEnded={played.stop}
      onSourceChange={played.keep}
    >
      <div
        className={styles.stage}
        onErrorCapture={(event) => isSource(event.target) && onFail()}
        // The context menu would offer to save the film.
        onContextMenu={(event) => !downloadable && event.preventDefault()}
      >
        <MediaProvider>
          {captions.map(({ src, label, lang }) => (
            <Track key={src} kind="captions" type="vtt" src={src} label={label} lang={lang} />
          ))}
        </MediaProvider>
        {!begun && <VideoCover address={poster} />}
        <VideoWaiting label={texts.loading} />
        <Gesture className={styles.tap} event="pointerup" action="toggle:paused" />
        <Captions className={`vds-captions ${styles.captions}`} />
        <output className={styles.note} key={video.note.count}>
          {video.note.text}
        </output>
      </div>
      <VideoControls sources={sources} video={video} texts={texts} />
    </MediaPlayer>
  );
}

/** A missing or broken file fires its error on `<source>`, but the player listens to `<video>` only. */
function isSource(target: EventTarget): boolean {
  return target instanceof HTMLSourceElement;
}
