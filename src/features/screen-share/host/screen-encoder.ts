import { type FrameCodec, type FrameHeader, frameBuffer } from '#contract/screen-share/frame.codec.ts';

type Frame = Uint8Array<ArrayBuffer>;

/** Bits per second. */
const bitrates = { most: 800_000, least: 250_000 };
/** Milliseconds between key frames while something moves. */
const keyEvery = 10_000;
/** Milliseconds after which slow viewers are forgotten and the quality rises again. */
const forgiveAfter = 30_000;
/** Frames beyond this queue are dropped, because the browser encodes too slowly. */
const queueLimit = 2;

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Encodes frames for the relay: H.264 if possible, because phones decode it cheaply; otherwise VP8. */
export class ScreenEncoder {
  readonly #onFrame: (frame: Frame) => void;
  readonly #began = performance.now();
  #encoder: VideoEncoder | null = null;
  #codec: FrameCodec = 'vp8';
  #shape: Shape = { width: 0, height: 0 };
  #sequence = 0;
  #bitrate = bitrates.most;
  #wantsKey = true;
  #keyAt = 0;
  #slowAt = 0;
  #isChoosing = false;

  constructor(onFrame: (frame: Frame) => void) {
    this.#onFrame = onFrame;
  }

  /** The next frame will be a key frame. */
  askKey(): void {
    this.#wantsKey = true;
  }

  /** A quarter of the viewers or more are too slow, so all of them get less data. */
  slowDown(): void {
    this.#slowAt = performance.now();
    this.#setBitrate(Math.max(bitrates.least, this.#bitrate * 0.6));
  }

  /** Takes ownership of the frame. */
  encode(frame: VideoFrame): void {
    try {
      const shape = { width: frame.displayWidth & ~1, height: frame.displayHeight & ~1 };
      if (shape.width !== this.#shape.width || shape.height !== this.#shape.height) this.#reshape(shape);
      if (this.#encoder?.state !== 'configured' || this.#encoder.encodeQueueSize > queueLimit) return;
      const now = performance.now();
      const keyFrame = this.#wantsKey || now - this.#keyAt > keyEvery;
      if (keyFrame) {
        this.#wantsKey = false;
        this.#keyAt = now;
        if (now - this.#slowAt > forgiveAfter) this.#setBitrate(Math.min(bitrates.most, this.#bitrate * 1.3));
      }
      const stamped = new VideoFrame(frame, { timestamp: Math.round((now - this.#began) * 1000) });
      this.#encoder.encode(stamped, { keyFrame });
      stamped.close();
    } finally {
      frame.close();
    }
  }

  /** A JPEG of the frame, for viewers without a video decoder. */
  async picture(frame: VideoFrame): Promise<void> {
    const { displayWidth: width, displayHeight: height } = frame;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(frame, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
    const made = frameBuffer({ ...this.#header('picture', 'jpeg'), width, height }, blob.size);
    made.content.set(new Uint8Array(await blob.arrayBuffer()));
    this.#onFrame(made.frame);
  }

  close(): void {
    if (this.#encoder?.state === 'configured') this.#encoder.close();
    this.#encoder = null;
  }

  #header(kind: FrameHeader['kind'], codec: FrameCodec): FrameHeader {
    this.#sequence += 1;
    return {
      kind,
      codec,
      ...this.#shape,
      sequence: this.#sequence,
      timestamp: performance.now() - this.#began,
    };
  }

  #setBitrate(bitrate: number): void {
    if (bitrate === this.#bitrate) return;
    this.#bitrate = bitrate;
    this.#configure();
  }

  #reshape(shape: Shape): void {
    this.#shape = shape;
    if (this.#isChoosing) return;
    this.#isChoosing = true;
    this.#choose()
      .catch(() => undefined)
      .finally(() => {
        this.#isChoosing = false;
      });
  }

  async #choose(): Promise<void> {
    const { supported } = await VideoEncoder.isConfigSupported(this.#config('avc1.42E01F'));
    this.#codec = supported ? 'avc1.42E01F' : 'vp8';
    this.#configure();
  }

  #config(codec: FrameCodec): VideoEncoderConfig {
    return {
      codec,
      ...this.#shape,
      bitrate: Math.round(this.#bitrate),
      framerate: 10,
      latencyMode: 'realtime',
      ...(codec === 'vp8' ? {} : { avc: { format: 'annexb' } }),
    };
  }

  #configure(): void {
    if (this.#shape.width === 0) return;
    this.#encoder ??= new VideoEncoder({
      output: (chunk) => {
        const kind = chunk.type === 'key' ? 'key' : 'delta';
        const { frame, content } = frameBuffer(
          { ...this.#header(kind, this.#codec), timestamp: chunk.timestamp / 1000 },
          chunk.byteLength,
        );
        chunk.copyTo(content);
        this.#onFrame(frame);
      },
      // The next frame starts a new encoder.
      error: () => {
        this.#encoder = null;
        this.#shape = { width: 0, height: 0 };
      },
    });
    this.#encoder.configure(this.#config(this.#codec));
    this.#wantsKey = true;
  }
}
