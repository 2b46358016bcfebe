import { io, type Socket } from 'socket.io-client';

/** At once; each costs the server a handshake, and a password's hash where it signs in first. */
const together = 8;

/** Does the work for each item, a few at a time. */
export async function inParts<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}

/** A connected tab, once it is in its rooms. */
export function openSocket(port: number, token: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/socket',
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('ready', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
