import { isGreeting } from '#contract/workspace/frame-greeting.ts';
import type { FromFrame, ToFrame } from '#contract/workspace/frame-messages.ts';

export type Opening = Extract<ToFrame, { type: 'open' }>;
export type Send = (message: FromFrame) => void;

/**
 * Tells the parent that the page listens, and takes the one port of its answer. Frames below run students' code;
 * their messages come from other windows and are ignored.
 */
export function connect(take: (message: ToFrame) => void): Send {
  let port: MessagePort | null = null;
  const listen = (event: MessageEvent<unknown>) => {
    const [first] = event.ports;
    if (event.source !== window.parent || !first || !isGreeting(event.data, 'port')) return;
    window.removeEventListener('message', listen);
    port = first;
    port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => take(data));
    port.start();
  };
  window.addEventListener('message', listen);
  // Both origins are unknown or opaque, and the message contains nothing secret.
  if (window.parent !== window) window.parent.postMessage({ banyan: 'hello' }, '*');
  return (message) => port?.postMessage(message);
}
