import { type FrameHeader, frameHeaderBytes, readFrameHeader } from '#contract/screen-share/frame.codec.ts';
import { readMessage, viewerMessage } from '#contract/screen-share/relay.wire.ts';
import type {
  HandEvent,
  ShareViewerEvent,
  WatchInput,
} from '#machines/screen-share/share-viewer/share-viewer.types.ts';
import { openRelayLine } from '../relay-line.ts';

export type Tell = (event: ShareViewerEvent) => void;
export type Draw = (picture: CanvasImageSource, width: number, height: number) => void;

export interface Playing {
  readonly stop: () => void;
  /** Media servers have no hands. */
  readonly hear?: (event: HandEvent) => void;
}

export function playShare({ way, takes, isHandUp }: WatchInput, tell: Tell, draw: Draw): Playing {
  let isOver = false;
  const decoder =
    takes === 'video' ? createDecoder(draw, () => isOver || tell({ type: 'decoder.failed' })) : null;
  const show = (frame: Uint8Array<ArrayBuffer>) => {
    const header = readFrameHeader(frame);
    const content = frame.subarray(frameHeaderBytes);
    if (!header) return;
    if (header.kind !== 'picture') return decoder?.decode(header, content);
    createImageBitmap(new Blob([content], { type: 'image/jpeg' })).then(
      (picture) => {
        if (!isOver) draw(picture, picture.width, picture.height);
        picture.close();
      },
      () => undefined,
    );
  };
  const line = openRelayLine(
    { pass: way?.pass ?? '', takes, hand: isHandUp },
    {
      onText: (text) => {
        const said = readMessage(viewerMessage, text);
        if (said?.told === 'state') tell({ type: 'relay.state', state: said.state });
        if (said?.told === 'hand') tell({ type: 'relay.hand', isUp: said.up });
        if (said?.told === 'ended') tell({ type: 'relay.ended', reason: said.reason });
      },
      onFrame: show,
      onLost: () => tell({ type: 'relay.lost' }),
    },
  );
  return {
    hear: ({ isUp }) => line.say({ hand: isUp }),
    stop: () => {
      isOver = true;
      line.close();
      decoder?.close();
    },
  };
}

function createDecoder(draw: Draw, onFailed: () => void) {
  let codec: string | null = null;
  const decoder = new VideoDecoder({
    output: (frame) => {
      draw(frame, frame.displayWidth, frame.displayHeight);
      frame.close();
    },
    error: onFailed,
  });
  return {
    decode: (header: FrameHeader, data: Uint8Array<ArrayBuffer>) => {
      try {
        if (header.kind === 'key' && header.codec !== codec) {
          codec = header.codec;
          decoder.configure({ codec, optimizeForLatency: true });
        }
        if (codec === null) return;
        const type = header.kind === 'key' ? 'key' : 'delta';
        decoder.decode(new EncodedVideoChunk({ type, timestamp: header.timestamp * 1000, data }));
      } catch {
        onFailed();
      }
    },
    close: () => {
      if (decoder.state !== 'closed') decoder.close();
    },
  };
}
