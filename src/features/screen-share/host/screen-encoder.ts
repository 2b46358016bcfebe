import { type FrameCodec, type FrameHeader, frameBuffer } from '#contract/screen-share/frame.codec.ts';

type Frame = Uint8Array<ArrayBuffer>;

/** Bits a second that a screen is sent with, and what is never gone below. */
const bitrates = { most: 800_000, least: 250_000 };
/** A whole picture comes at least so often while something moves, in milliseconds. */
const keyEvery = 10_000;
/** Viewers who fell behind are forgotten after so long, and the picture gets better again. */
const forgiveAfter = 30_000;
/** The browser encodes slower than the screen moves: frames beyond these are left out. */
const queueLimit = 2;

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Encodes frames as the relay carries them: H.264 where the browser can, for phones decode it cheaply, else VP8. */
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

  /** The next frame stands alone. */
  askKey(): void {
    this.#wantsKey = true;
  }

  /** A quarter of the viewers or more do not keep up: less is sent to all of them. */
  slowDown(): void {
    this.#slowAt = performance.now();
    this.#setBitrate(Math.max(bitrates.least, this.#bitrate * 0.6));
  }

  /** Takes the frame over. */
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

  /** A JPEG of the frame, for who cannot decode video. */
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
      // The next frame begins anew.
      error: () => {
        this.#encoder = null;
        this.#shape = { width: 0, height: 0 };
      },
    });
    this.#encoder.configure(this.#config(this.#codec));
    this.#wantsKey = true;
  }
}
