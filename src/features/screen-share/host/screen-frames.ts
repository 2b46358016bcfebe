/** Milliseconds between frames if the browser sends none by itself. */
const pace = 125;

/**
 * Reads a shared screen's frames until the returned function is called. The host's tab is hidden, so its timers and
 * animation frames pause. Frames therefore come from the track itself or, in other browsers, by a worker's timer.
 */
export function readFrames(track: MediaStreamTrack, onFrame: (frame: VideoFrame) => void): () => void {
  return 'MediaStreamTrackProcessor' in globalThis ? fromTrack(track, onFrame) : fromVideo(track, onFrame);
}

function fromTrack(track: MediaStreamTrack, onFrame: (frame: VideoFrame) => void): () => void {
  const reader = new MediaStreamTrackProcessor({ track }).readable.getReader();
  const read = async () => {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return;
      onFrame(value);
    }
  };
  read().catch(() => undefined);
  return () => {
    reader.cancel().catch(() => undefined);
  };
}

function fromVideo(track: MediaStreamTrack, onFrame: (frame: VideoFrame) => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  video.play().catch(() => undefined);
  const address = URL.createObjectURL(
    new Blob([`setInterval(() => postMessage(0), ${pace})`], { type: 'text/javascript' }),
  );
  const timer = new Worker(address);
  timer.addEventListener('message', () => {
    if (video.readyState >= video.HAVE_CURRENT_DATA)
      onFrame(new VideoFrame(video, { timestamp: Math.round(performance.now() * 1000) }));
  });
  return () => {
    timer.terminate();
    URL.revokeObjectURL(address);
    video.srcObject = null;
  };
}
