import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { headersToForward } from '#server/core/request-origin.ts';

const connectMilliseconds = 2_000;

/** Passes the bytes both ways unread. false: nobody answers at `origin`, and nothing was written. */
export function forwardUpgrade(
  request: IncomingMessage,
  { socket, head, origin }: { readonly socket: Duplex; readonly head: Buffer; readonly origin: string },
): Promise<boolean> {
  const { protocol } = new URL(origin);
  return new Promise((resolve) => {
    const ask = protocol === 'https:' ? httpsRequest : httpRequest;
    const onward = ask(new URL(request.url ?? '/', origin), {
      headers: headersToForward(request),
      // The other process shows the installation's certificate, not one for its inner address.
      ...(protocol === 'https:' && { rejectUnauthorized: false }),
    });
    const late = setTimeout(() => onward.destroy(new Error('late')), connectMilliseconds);
    const answered = (isTaken: boolean) => {
      clearTimeout(late);
      resolve(isTaken);
    };
    onward.on('error', () => answered(false));
    onward.once('response', (response) => {
      answered(true);
      socket.end(
        `HTTP/1.1 ${response.statusCode ?? 502} ${response.statusMessage ?? ''}\r\nConnection: close\r\n\r\n`,
      );
      response.destroy();
    });
    onward.once('upgrade', (response, upstream, upstreamHead) => {
      answered(true);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(response.rawHeaders)}\r\n`);
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstream.write(head);
      join(socket, upstream);
    });
    onward.end();
  });
}

function headerLines(raw: readonly string[]): string {
  let lines = '';
  for (let at = 0; at + 1 < raw.length; at += 2) lines += `${raw[at]}: ${raw[at + 1]}\r\n`;
  return lines;
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}
