import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
/** What would have ended the process. */
const faults: string[] = [];
const note = (error: unknown) => void faults.push(String(error));
beforeAll(async () => {
  test = await startTestServer();
  process.on('uncaughtException', note);
});
afterAll(async () => {
  process.off('uncaughtException', note);
  await test.close();
});

/** Asks for an upgrade and breaks off, at once or `after` so many milliseconds. */
const breakOff = (path: string, { how, after, origin }: { how: Way; after: number; origin: string }) =>
  new Promise<void>((resolve) => {
    const { port } = new URL(test.server.address);
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    const text = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}${origin}\r\n`;
    const line = connect(Number(port), '127.0.0.1', () =>
      line.write(text, () => setTimeout(() => line[how](), after)),
    );
    line.on('error', () => undefined);
    line.on('close', () => resolve());
  });
type Way = 'resetAndDestroy' | 'destroy';

it.each([
  ['/nothing', ''],
  ['/screen?share=1', 'Origin: https://evil.example\r\n'],
  ['/.ws', ''],
  ['/socket/', ''],
])('whoever breaks off an upgrade to %s ends nothing [QU-10]', async (path, origin) => {
  for (let at = 0; at < 20; at += 1)
    for (const how of ['resetAndDestroy', 'destroy'] as const)
      await breakOff(path, { how, after: at % 4, origin });
  const lines = () =>
    new Promise<number>((resolve) => {
      test.server.http.server.getConnections((_error, count) => resolve(count));
    });
  await expect.poll(lines).toBe(0);
  expect(faults.splice(0)).toEqual([]);
});
