import { DisconnectReason, type RemoteTrack, Room, RoomEvent, type TrackPublication } from 'livekit-client';
import type { WatchInput } from '#machines/screen-share/share-viewer/share-viewer.types.ts';
import { readEnding } from '../livekit-ending.ts';
import type { Draw, Playing, Tell } from './screen-player.ts';

export function playLivekit({ way }: WatchInput, tell: Tell, draw: Draw): Playing {
  const room = new Room();
  let isOver = false;
  let isShown = false;
  let stopDrawing: () => void = () => undefined;
  const say = (state: 'live' | 'paused' | 'waiting') => tell({ type: 'relay.state', state });
  const show = (track: RemoteTrack, publication: TrackPublication) => {
    isShown = true;
    stopDrawing();
    stopDrawing = drawEach(track.mediaStreamTrack, draw, () => publication.isMuted);
    say(publication.isMuted ? 'paused' : 'live');
  };
  room
    .on(RoomEvent.TrackSubscribed, show)
    .on(RoomEvent.TrackUnsubscribed, () => {
      stopDrawing();
      say('waiting');
    })
    .on(RoomEvent.TrackMuted, () => say('paused'))
    .on(RoomEvent.TrackUnmuted, () => say('live'))
    .on(RoomEvent.DataReceived, (bytes, from) => {
      const reason = readEnding(bytes, from);
      if (reason && !isOver) tell({ type: 'relay.ended', reason });
    })
    .on(RoomEvent.Disconnected, (why) => {
      if (isOver || why === DisconnectReason.CLIENT_INITIATED) return;
      if (why === DisconnectReason.DUPLICATE_IDENTITY) tell({ type: 'relay.ended', reason: 'elsewhere' });
      else tell({ type: 'relay.lost' });
    });
  room.connect(way?.media_url ?? '', way?.pass ?? '').then(
    () => isShown || say('waiting'),
    () => isOver || tell({ type: 'relay.lost' }),
  );
  return {
    stop: () => {
      isOver = true;
      stopDrawing();
      void room.disconnect();
    },
  };
}

/** During a pause the last picture stays, because the track is black. */
function drawEach(track: MediaStreamTrack, draw: Draw, isPaused: () => boolean): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  video.play().catch(() => undefined);
  let isOver = false;
  const next = () =>
    video.requestVideoFrameCallback(() => {
      if (isOver) return;
      if (!isPaused()) draw(video, video.videoWidth, video.videoHeight);
      next();
    });
  next();
  return () => {
    isOver = true;
    video.srcObject = null;
  };
}
