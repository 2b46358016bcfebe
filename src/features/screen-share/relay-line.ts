import {
  partsOfPass,
  type RelayHello,
  relayPath,
  shareParameter,
} from '#contract/screen-share/relay.wire.ts';

export interface RelayLine {
  readonly sendFrame: (frame: Uint8Array<ArrayBuffer>) => void;
  readonly say: (message: object) => void;
  /** Bytes that this browser has not sent yet. */
  readonly waiting: () => number;
  readonly close: () => void;
}

interface LineListener {
  readonly onText: (text: string) => void;
  readonly onFrame?: (frame: Uint8Array<ArrayBuffer>) => void;
  /** The connection broke, or the server ended it; not after `close`. */
  readonly onLost: () => void;
}

export function openRelayLine(hello: RelayHello, { onText, onFrame, onLost }: LineListener): RelayLine {
  const address = new URL(relayPath, location.href.replace(/^http/, 'ws'));
  address.searchParams.set(shareParameter, String(partsOfPass(hello.pass).shareId));
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  let isClosed = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
  socket.addEventListener('close', () => isClosed || onLost());
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isClosed) return;
    if (typeof data === 'string') onText(data);
    else onFrame?.(new Uint8Array(data));
  });
  const send = (data: string | Uint8Array<ArrayBuffer>) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(data);
  };
  return {
    sendFrame: send,
    say: (message) => send(JSON.stringify(message)),
    waiting: () => socket.bufferedAmount,
    close: () => {
      isClosed = true;
      socket.close(1000);
    },
  };
}
