import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { type Wrapping } from '#contract/core/define-call.ts';
import {
  decodeAnswer,
  encodeAnswer,
  fromBase64Json,
  PayloadError,
  toBase64Json,
  unwrapRequest,
  wrapRequest,
} from '#contract/core/payload.codec.ts';
import { createPayloadCodec } from '#server/core/payload-codec.ts';

const codec = createPayloadCodec('a-shared-key');
const input = { title: 'विज्ञान मेला', ids: [1, 2], none: null };
const extras = { id: '42', flag: 'Add School Admin' };

describe('wrapping a request', () => {
  it.each<[Wrapping, string[]]>([
    ['data', ['data']],
    ['data-id', ['data', 'id']],
    ['data-flag', ['data', 'flag']],
    ['data-id-flag', ['data', 'flag', 'id']],
    ['base64', ['data']],
  ])('of kind %s sends those fields and nothing else, and reads them back [CG-02]', (wrapping, fields) => {
    const body = Object(wrapRequest(wrapping, input, codec, extras));
    expect(Object.keys(body).toSorted()).toEqual(fields);
    expect(JSON.stringify(body)).not.toContain('विज्ञान');
    const unwrapped = unwrapRequest(wrapping, JSON.parse(JSON.stringify(body)), codec);
    expect(unwrapped.input).toEqual(input);
    expect(unwrapped.id).toBe(fields.includes('id') ? '42' : undefined);
    expect(unwrapped.flag).toBe(fields.includes('flag') ? 'Add School Admin' : undefined);
  });

  it('encodes the id and leaves the flag readable [CG-02]', () => {
    const body = Object(wrapRequest('data-id-flag', input, codec, extras));
    expect(codec.decode(body.id)).toBe('42');
    expect(body.flag).toBe('Add School Admin');
  });

  it.each<Wrapping>(['plain', 'binary'])('of kind %s changes nothing', (wrapping) => {
    expect(wrapRequest(wrapping, input, codec)).toBe(input);
    expect(unwrapRequest(wrapping, input, codec)).toEqual({ input });
  });

  it('works without id and flag, which are optional, and beside identify [CG-02]', () => {
    const body = Object(wrapRequest('data-id-flag', input, codec));
    expect(Object.keys(body)).toEqual(['data']);
    expect(unwrapRequest('data-id-flag', { ...body, identify: 'x' }, codec).input).toEqual(input);
  });

  it('carries any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const body = wrapRequest('data', value, codec);
        expect(unwrapRequest('data', body, codec).input).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('carries a call without input', () => {
    expect(unwrapRequest('data', wrapRequest('data', undefined, codec), codec).input).toBeNull();
  });

  const good = codec.encode('{}');
  it.each([
    ['no body', undefined],
    ['null', null],
    ['a list', [good]],
    ['a text', good],
    ['no data', {}],
    ['data that is no text', { data: { a: 1 } }],
    ['plain JSON as data', { data: '{}' }],
    ['data that holds no JSON', { data: codec.encode('{') }],
    ['an id that is not encoded', { data: good, id: '42' }],
    ['an id that is no text', { data: good, id: 42 }],
    ['a flag that is no text', { data: good, flag: ['a'] }],
  ])('refuses %s with the one error', (_, body) => {
    expect(() => unwrapRequest('data-id-flag', body, codec)).toThrow(new PayloadError());
  });
});

describe('encoded answers', () => {
  it('encode the fields a call names and no others', () => {
    const answer = { success: 'true', data: { id: 7, description: 'पाठ' } };
    const wire = encodeAnswer(calls['get-notice-details'], answer, codec);
    expect(wire['success']).toBe('true');
    expect(JSON.parse(codec.decode(String(wire['data'])))).toEqual(answer.data);
    expect(decodeAnswer(calls['get-notice-details'], wire, codec)).toEqual(answer);
  });

  it('encode the user record of a login', () => {
    const answer = { status: 'true', api_token: 't', UserAccessData: [{ user_id: 7 }] };
    const wire = encodeAnswer(calls.login, answer, codec);
    expect(wire['api_token']).toBe('t');
    expect(wire['UserAccessData']).toMatch(/^1\./);
    expect(decodeAnswer(calls.login, wire, codec)).toEqual(answer);
  });

  it('leave a refusal without those fields as it is', () => {
    const refusal = { success: 'false', information: 'No.' };
    expect(encodeAnswer(calls['get-notice-details'], refusal, codec)).toEqual(refusal);
    expect(decodeAnswer(calls['get-notice-details'], refusal, codec)).toEqual(refusal);
  });

  it('refuse a field that came unencoded', () => {
    expect(() => decodeAnswer(calls['get-notice-details'], { data: { id: 7 } }, codec)).toThrow(PayloadError);
  });

  it('carry reports as base64 JSON', () => {
    const answer = { success: 'true', data: { gradeLabel: ['कक्षा ८', 'Grade 9'] } };
    const wire = encodeAnswer(calls['get-school-dashboard-report'], answer, codec);
    expect(Buffer.from(String(wire['data']), 'base64').toString('utf8')).toBe(JSON.stringify(answer.data));
    expect(decodeAnswer(calls['get-school-dashboard-report'], wire, codec)).toEqual(answer);
  });

  it('read base64 JSON of any value and refuse the rest with the one error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fromBase64Json(toBase64Json(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    for (const text of ['*', btoa('{'), btoa('\u00ff'), 7, undefined]) {
      expect(() => fromBase64Json(text)).toThrow(new PayloadError());
    }
  });
});
