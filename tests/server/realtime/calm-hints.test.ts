import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { timetableChanged } from '#contract/timetable/timetable.hints.ts';
import { channels } from '#server/realtime/channels.ts';
import { openSocket } from '../realtime-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

it('calm hints for different people come to each of them, however close together [CC-13]', async () => {
  const { asha, dev, otherStudent } = test.world;
  const heard: string[] = [];
  const listen = async (who: Named) => {
    const socket = await openSocket(test, await test.enter(who));
    open.push(socket);
    socket.on(timetableChanged.name, () => heard.push(who.loginName));
  };
  for (const who of [asha, dev, otherStudent]) await listen(who);
  const { places } = test.world;
  const tell = (schoolId: number, role: 'faculty' | 'students', { divisionId }: { divisionId: number }) =>
    test.server.app.broadcaster.broadcast(timetableChanged, [channels.division(schoolId, role, divisionId)]);
  tell(1, 'faculty', places['9A']);
  tell(1, 'students', places['9A']);
  tell(2, 'students', places.other);
  tell(1, 'faculty', places['9A']);
  await expect.poll(() => heard.toSorted()).toEqual(['F1', 'F1', 'S1', 'S21']);
});
