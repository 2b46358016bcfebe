/** Between two frames where the browser gives none by itself, in milliseconds. */
const pace = 125;

/**
 * The frames of a shared screen, until the returned function is called. A hidden tab's timers and animation frames
 * rest, and the host's tab is hidden behind the lesson: so frames come from the track itself, or, where the browser has
 * no such thing, by the timer of a worker.
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
