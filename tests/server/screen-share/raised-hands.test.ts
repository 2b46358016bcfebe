import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BareRelay, startBareRelay } from './bare-relay.ts';
import { isTold, openRelay, type RelayClient } from './relay-client.ts';

let relay: BareRelay;
beforeEach(async () => {
  relay = await startBareRelay();
});
afterEach(() => relay.close());

const come = async (pass: string, hand = false) => {
  const line = await openRelay(relay.address, pass, 'video', {}, hand);
  await line.until(isTold(pass === 'host' ? 'open' : 'state'));
  return line;
};
/** Whose hands the host knows of, in the order it was told. */
const handsAt = (host: RelayClient) => {
  const hands = host.told.findLast(isTold('viewers'))?.['hands'];
  return Array.isArray(hands) ? hands.map(({ name }: { name: string }) => name) : null;
};
const isHand = (up: boolean) => (message: Readonly<Record<string, unknown>>) =>
  message['told'] === 'hand' && message['up'] === up;

describe('a raised hand', () => {
  it('is shown to the host by name, the first one first, and lowered by either', async () => {
    const host = await come('host');
    const [dev, esha] = [await come('Dev'), await come('Esha')];
    esha.say({ hand: true });
    await expect.poll(() => handsAt(host)).toEqual(['Esha']);
    dev.say({ hand: true });
    await expect.poll(() => handsAt(host)).toEqual(['Esha', 'Dev']);
    const hands = host.told.findLast(isTold('viewers'))?.['hands'] as { id: number; name: string }[];
    host.say({ lower: hands[0]?.id });
    await esha.until(isHand(false));
    await expect.poll(() => handsAt(host)).toEqual(['Dev']);
    dev.say({ hand: false });
    await expect.poll(() => handsAt(host)).toEqual([]);
  });

  it('is one in all tabs of a student, and goes with the last of them', async () => {
    const host = await come('host');
    const first = await come('Dev');
    first.say({ hand: true });
    await first.until(isHand(true));
    const second = await come('Dev');
    await second.until(isHand(true));
    first.socket.close();
    await first.closed;
    await expect.poll(() => handsAt(host)).toEqual(['Dev']);
    second.socket.close();
    await expect.poll(() => handsAt(host)).toEqual([]);
  });

  it('is up again after a line that broke, and seen by a host who comes back', async () => {
    await come('Dev', true);
    const host = await come('host');
    await expect.poll(() => handsAt(host)).toEqual(['Dev']);
    host.socket.terminate();
    const again = await come('host');
    await expect.poll(() => handsAt(again)).toEqual(['Dev']);
  });

  it('is nobody’s whose number is not there', async () => {
    const host = await come('host');
    const dev = await come('Dev');
    host.say({ lower: 99 });
    dev.say({ hand: true });
    await expect.poll(() => handsAt(host)).toEqual(['Dev']);
    expect(dev.told.some(isHand(false))).toBe(false);
  });

  it('that goes up and down without end cuts its line off', async () => {
    const dev = await come('Dev');
    for (let index = 0; index < 40; index += 1) dev.say({ hand: index % 2 === 0 });
    await dev.closed;
    await expect.poll(() => relay.offences).toEqual(['flood']);
  });

  it('is all a student may say: other words and frames cut them off', async () => {
    for (const word of [{ hand: 'yes' }, { hand: true, more: 1 }, { paused: true }, { lower: 1 }]) {
      const dev = await come('Dev');
      dev.say(word);
      await dev.closed;
    }
    const dev = await come('Dev');
    dev.socket.send(Buffer.alloc(2 ** 20 + 1));
    expect(await dev.closed).toBe(1009);
    await expect.poll(() => relay.offences).toEqual(Array.from({ length: 4 }, () => 'viewer_spoke'));
  });
});
