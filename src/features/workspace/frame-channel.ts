import * as v from 'valibot';
import { isGreeting } from '#contract/workspace/frame-greeting.ts';
import { type FromFrame, fromFrameSchema, type ToFrame } from '#contract/workspace/frame-messages.ts';

export interface FrameChannel {
  /** Sends nothing until the page has asked for its channel. */
  readonly say: (message: ToFrame) => void;
  readonly close: () => void;
}

interface Ends {
  /** The first message, sent each time the page loads. */
  readonly open: () => ToFrame;
  readonly onHeard: (message: FromFrame) => void;
  /** The page asks for its files by its own port. */
  readonly onParts: (port: MessagePort) => void;
  /** True: the page asked for its channel before anybody listened. */
  readonly hasGreeted: boolean;
}

/** Connects to the tool's page in a frame. Messages outside the contract are ignored. */
export function connectFrame(
  frame: HTMLIFrameElement,
  { open, onHeard, onParts, hasGreeted }: Ends,
): FrameChannel {
  let port: MessagePort | null = null;
  const onMessage = ({ source, data, ports: [given] }: MessageEvent<unknown>) => {
    const page = frame.contentWindow;
    if (page === null || source !== page) return;
    if (given && isGreeting(data, 'parts')) onParts(given);
    if (isGreeting(data, 'hello')) answer(page);
  };
  const answer = (page: Window) => {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data: heard }: MessageEvent<unknown>) => {
      const message = v.safeParse(fromFrameSchema, heard);
      if (message.success) onHeard(message.output);
    });
    port1.start();
    // The page's origin is opaque, so it cannot be named; only this page gets the channel.
    page.postMessage({ banyan: 'port' }, '*', [port2]);
    port = port1;
    port1.postMessage(open());
  };
  addEventListener('message', onMessage);
  if (hasGreeted && frame.contentWindow) answer(frame.contentWindow);
  return {
    say: (message) => port?.postMessage(message),
    close: () => {
      removeEventListener('message', onMessage);
      port?.close();
      port = null;
    },
  };
}
