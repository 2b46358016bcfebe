/**
 * A frame on the relay: a big-endian header of 14 bytes, then the encoder's bytes. The header is kind u8, codec u8,
 * width u16, height u16, sequence u32, timestamp u32 (ms since the stream began).
 */
export const frameHeaderBytes = 14;
/** Includes the header. */
export const frameLimitBytes = 2 ** 20;

const kinds = ['key', 'delta', 'picture'] as const;
export type FrameKind = (typeof kinds)[number];

/** Names of WebCodecs; a picture is a JPEG. */
const codecs = ['avc1.42E01F', 'vp8', 'jpeg'] as const;
export type FrameCodec = (typeof codecs)[number];

export interface FrameHeader {
  readonly kind: FrameKind;
  readonly codec: FrameCodec;
  readonly width: number;
  readonly height: number;
  readonly sequence: number;
  readonly timestamp: number;
}

/** No screen is shared at a larger size. */
const largestSide = 4096;

/** null: drop the frame. */
export function readFrameHeader(bytes: Uint8Array): FrameHeader | null {
  if (bytes.byteLength <= frameHeaderBytes || bytes.byteLength > frameLimitBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, frameHeaderBytes);
  const kind = kinds[view.getUint8(0)];
  const codec = codecs[view.getUint8(1)];
  const [width, height] = [view.getUint16(2), view.getUint16(4)];
  if (kind === undefined || codec === undefined || (kind === 'picture') !== (codec === 'jpeg')) return null;
  if (width < 1 || height < 1 || width > largestSide || height > largestSide) return null;
  return { kind, codec, width, height, sequence: view.getUint32(6), timestamp: view.getUint32(10) };
}

export function frameBuffer(
  header: FrameHeader,
  size: number,
): { readonly frame: Uint8Array<ArrayBuffer>; readonly content: Uint8Array<ArrayBuffer> } {
  const frame = new Uint8Array(frameHeaderBytes + size);
  const view = new DataView(frame.buffer);
  view.setUint8(0, kinds.indexOf(header.kind));
  view.setUint8(1, codecs.indexOf(header.codec));
  view.setUint16(2, header.width);
  view.setUint16(4, header.height);
  view.setUint32(6, header.sequence);
  view.setUint32(10, header.timestamp);
  return { frame, content: frame.subarray(frameHeaderBytes) };
}
