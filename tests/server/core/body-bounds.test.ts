import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall, callPath } from '#contract/core/define-call.ts';
import { bodyLimitOf } from '#server/core/input-bound.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** From the contract: what is too large for its call is refused before anybody asks who sends it. */

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];

/** Of blanks: whoever parsed it would answer 400, and whoever looked for a session 401. */
const sendBlanks = (call: BuiltCall<string>, bytes: number) =>
  test.server.http.inject({
    method: 'POST',
    url: callPath(call),
    headers: { 'content-type': 'application/json' },
    payload: ' '.repeat(bytes),
  });

describe('a body', () => {
  it('one byte beyond the bound of its call is answered 413, whichever call it is [QU-25]', async () => {
    const wrong: object[] = [];
    for (const call of built) {
      const most = bodyLimitOf(call);
      const beyond = await sendBlanks(call, most + 1);
      const within = await sendBlanks(call, most);
      if (beyond.statusCode !== 413 || within.statusCode === 413)
        wrong.push({ call: call.name, beyond: beyond.statusCode, within: within.statusCode });
    }
    expect(built.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });
});
