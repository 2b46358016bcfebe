import type { Socket } from 'socket.io-client';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import type { Channel } from '#server/realtime/channels.ts';
import type { TestServer } from '../test-server.ts';

/** No notice has this number. */
export const lastNotice = -1;

/** The channel that a socket alone is in. */
export const channelOf = (socket: Socket): Channel<'person'> => (socket.id ?? '') as Channel<'person'>;

/** A socket hears in order: once it hears a last hint, it has heard all before it. */
export function heardAll({ server }: Pick<TestServer, 'server'>, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ noticeId }: { noticeId: number }) => {
      if (noticeId !== lastNotice) return;
      socket.off(noticeChanged.name, listen);
      resolve();
    };
    socket.on(noticeChanged.name, listen);
    const content = { noticeId: lastNotice, version: 0 };
    server.app.broadcaster.broadcast(noticeChanged, [channelOf(socket)], { content });
  });
}
