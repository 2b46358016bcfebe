import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCallName, type CallName, calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall, callPath } from '#contract/core/define-call.ts';
import { wrapRequest } from '#contract/core/payload.codec.ts';
import { signInFailures } from '#server/auth/schema/session.ts';
import { isLong, times } from '../../long.ts';
import { principals } from '../aimed-world.ts';
import { aims, startAimedServer } from '../aims.ts';
import type { TestServer } from '../test-server.ts';

/** From the contract: every built call × what no form sends in each of its fields is answered, and never by a fault. */

let test: TestServer;
beforeAll(async () => {
  test = await startAimedServer();
});
afterAll(() => test.close());

/** As text: writing such a value would be too deep for the test itself. */
const deepTexts = [`${'['.repeat(2000)}1${']'.repeat(2000)}`, `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`];

const hostile: readonly unknown[] = [
  1.5,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  123_456_789_012_345_680_000,
  '9'.repeat(15),
  '9'.repeat(21),
  '1e308',
  '\0',
  null,
  [],
  {},
  [1.5, 2 ** 40],
  [{ id: 2 ** 40, version: 2 ** 40 }],
  { __proto__: 1, length: 2 ** 40 },
  [[[[[[[[[[1]]]]]]]]]],
];

/** The fields that a schema names, those of all its kinds where it has several. */
function fieldsOf(schema: object): string[] {
  if ('entries' in schema) return Object.keys(schema.entries as object);
  return 'options' in schema && Array.isArray(schema.options)
    ? schema.options.flatMap((option: object) => fieldsOf(option))
    : [];
}

const marker = 'as deep as it gets';

/** A request of the call with a text that JSON.stringify could not write in one of its fields. */
function deepRequest(call: BuiltCall<string>, body: object, field: string, deep: string): string {
  const text = JSON.stringify({ ...body, [field]: marker }).replace(`"${marker}"`, deep);
  if (call.request === 'plain') return text;
  return JSON.stringify({
    data: call.request === 'base64' ? btoa(text) : test.server.app.codec.encode(text),
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In everybody's run a place gets every ninth of them, the next place others. */
const share = times(9, 1);
let place = 0;
function hostileHere(): readonly unknown[] {
  place += 1;
  return hostile.filter((_, index) => (index + place) % share === 0);
}

/** The body with a hostile value in each place in turn: its fields, and those of the objects in it. */
function* spoilt(body: unknown, fields: readonly string[]): Generator<Record<string, unknown>> {
  if (!isObject(body)) return;
  for (const field of new Set([...Object.keys(body), ...fields])) {
    for (const value of hostileHere()) yield { ...body, [field]: value };
    const inner = body[field];
    const [first] = Array.isArray(inner) ? inner : [];
    for (const deeper of spoilt(inner, [])) yield { ...body, [field]: deeper };
    for (const deeper of spoilt(first, [])) yield { ...body, [field]: [deeper] };
  }
}

async function statusOf(path: string, text: string, token: string | null): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(`${test.server.address}${path}`, { method: 'POST', headers, body: text })).status;
}

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];

describe('hostile values', () => {
  it.each(built.map((call) => [call.name, call] as const))(
    'in any field of %s are refused or harmless, never a fault of the server [QU-25]',
    async (name, call) => {
      const { access } = call;
      const [, person] = principals.find(([role]) => access === 'public' || role in access) ?? [];
      if (!person) throw new Error(`${name} is for nobody.`);
      const who = test.world[person];
      if (!('loginName' in (who as object))) throw new Error(`${person} is no person.`);
      const named = who as typeof test.world.admin;
      // Wrong passwords of the call before lock nobody out of this one.
      await test.server.app.db.delete(signInFailures);
      const signedIn = await test.enter(named);
      const body = await aims[name as BuiltCallName].body(named, signedIn, 'own');
      const faults: unknown[] = [];
      let client = access === 'public' ? test.anonymous : signedIn;
      for (const sent of spoilt(body, fieldsOf(call.input))) {
        const answer = await client.raw(
          name as CallName,
          wrapRequest(call.request, sent, test.server.app.codec),
        );
        if (answer.status === 401 && access !== 'public') client = await test.enter(named);
        if (answer.status >= 500) faults.push([answer.status, JSON.stringify(sent).slice(0, 200)]);
      }
      for (const field of call.method === 'POST' ? fieldsOf(call.input) : [])
        for (const deep of isLong ? deepTexts : deepTexts.slice((place += 1) % 2).slice(0, 1)) {
          const text = deepRequest(call, isObject(body) ? body : {}, field, deep);
          const status = await statusOf(callPath(call), text, client.token);
          if (status !== 400) faults.push([status, field]);
        }
      expect(faults).toEqual([]);
    },
  );

  it('instead of any body are refused [QU-25]', async () => {
    const deep = '['.repeat(2000) + ']'.repeat(2000);
    for (const text of [
      deep,
      `{"email":${deep}}`,
      `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
      '1e999',
      '"x"',
    ]) {
      const response = await fetch(`${test.server.address}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      expect(response.status).toBe(400);
    }
  });
});
