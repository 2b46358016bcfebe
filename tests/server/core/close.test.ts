import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { times } from '../../long.ts';
import { startTestServer } from '../test-server.ts';

it('stops soon, whoever is in the middle of a request', async () => {
  const test = await startTestServer();
  const { port } = new URL(test.server.address);
  const slow = connect(Number(port), '127.0.0.1');
  await once(slow, 'connect');
  slow.write(
    'POST /login HTTP/1.1\r\nhost: school\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  // Answered on another connection: the server has the first one's beginning by now.
  await test.anonymous.get('/');
  const ended = once(slow, 'close');
  const before = performance.now();
  await test.close();
  await ended;
  expect(performance.now() - before).toBeLessThan(times(60_000, 10_000));
});
