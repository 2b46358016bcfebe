import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import {
  type RelayOffence,
  type ScreenLimits,
  screenLimits,
} from '#server/screen-share/relay/screen.types.ts';
import { createScreenRelay } from '#server/screen-share/relay/screen-relay.ts';

export interface BareRelay {
  readonly address: string;
  /** What was cut off, in order. */
  readonly offences: readonly RelayOffence[];
  close(): void;
}

/** One share, without a room behind it: the pass `host` opens it to its host, any other to a student of that name. */
export async function startBareRelay(limits: ScreenLimits = screenLimits): Promise<BareRelay> {
  const http = createServer();
  const relay = createScreenRelay(http, undefined, limits);
  const offences: RelayOffence[] = [];
  const nothing = () => Promise.resolve();
  const later = new Date(Date.now() + 3_600_000);
  const persons: string[] = [];
  relay.attach({
    now: () => new Date(),
    publicUrl: undefined,
    admit: (pass) => {
      if (!persons.includes(pass)) persons.push(pass);
      return Promise.resolve({
        shareId: 1,
        schoolId: 1,
        personId: persons.indexOf(pass) + 1,
        sessionId: pass,
        name: pass,
        isHost: pass === 'host',
        expiresAt: later,
      });
    },
    mayStay: () => Promise.resolve(later),
    opened: nothing,
    crowded: nothing,
    end: nothing,
    endStale: nothing,
    refused: (_, why) => {
      offences.push(why);
      return nothing();
    },
    onError: (error) => expect.fail(String(error)),
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    offences,
    close: () => {
      relay.close();
      http.close();
    },
  };
}
