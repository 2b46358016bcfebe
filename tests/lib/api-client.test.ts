import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCaptchaCall } from '#contract/auth/calls/get-captcha.call.ts';
import { getPswStatusCall } from '#contract/auth/calls/get-psw-status.call.ts';
import { helpdeskApiCreadCall } from '#contract/helpdesk/calls/helpdesk-api-cread.call.ts';
import { helpdeskGptCreadCall } from '#contract/helpdesk/calls/helpdesk-gpt-cread.call.ts';
import { deleteNoticeFileCall } from '#contract/notices/calls/delete-notice-file.call.ts';
import { hindi } from '#src/app/words/hindi.ts';
import { loadTranslations } from '#src/app/words/load-translations.ts';
import { call } from '#src/lib/api-client.ts';
import { dropBearer, keepBearer } from '#src/lib/bearer.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { listenForUnauthorized } from '#src/lib/unauthorized.ts';
import { adoptLanguage } from '#src/lib/words/language.ts';

const captcha = { ticket: 't', bits: 4, sum: [1, 2] };
const question = {
  chat_id: '',
  message_id: '7c2f4a2e-54a3-4a3a-9d53-0f4b8c0b6f5a',
  question: 'How?',
} as const;
const chat = { id: question.message_id, title: '', messages: [], ticket: null };

function answering(...answers: readonly (() => Promise<Response> | Response)[]) {
  const left = [...answers];
  const asked = vi.fn(async (_address: string, _request: RequestInit) => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (!next) throw new Error('Nothing is left to answer with.');
    return next();
  });
  vi.stubGlobal('fetch', asked);
  const request = (index = 0) => asked.mock.calls[index]?.[1] ?? {};
  return { asked, request };
}
const bodyOf = ({ body }: RequestInit) => JSON.parse(body as string) as object;
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error as CallFailed,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], advanceTimeDelta: 400, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropBearer();
  listenForUnauthorized(() => undefined);
});

describe('a call', () => {
  it('carries the specification’s headers only with a token and a connection [CG-03, QC-46, CG-05]', async () => {
    const { request } = answering(() => Response.json(captcha));
    const headersOf = async (index: number) => {
      await call(getCaptchaCall, {});
      return [...new Headers(request(index).headers).keys()].toSorted();
    };
    const plain = ['accept', 'accept-language', 'content-type'];
    expect(await headersOf(0)).toEqual(plain);
    keepBearer('secret', 7);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await headersOf(1)).toEqual(['accept', 'accept-language', 'authorization', 'content-type']);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { origin: 'http://school.test' });
    expect(await headersOf(2)).toEqual(
      [...plain, 'authorization', 'cache-control', 'charset', 'x-origin-reference'].toSorted(),
    );
    expect(bodyOf(request(0))).toEqual({});
    expect(Object.keys(bodyOf(request(2)))).toEqual(['identify']);
  });

  it('that reads by GET sends no body', async () => {
    const { asked, request } = answering(() => Response.json({ chats: [], topics: [] }));
    await call(helpdeskGptCreadCall, {});
    expect([asked.mock.calls[0]?.[0], request().method, 'body' in request()]).toEqual([
      '/api/v1/helpdesk-Gpt-Cread',
      'GET',
      false,
    ]);
  });

  it('goes out again over a broken connection only where its key makes that harmless [QU-10]', async () => {
    const safe = answering(broken, broken, () => Response.json({ chat }));
    await call(helpdeskApiCreadCall, question);
    expect(safe.asked).toHaveBeenCalledTimes(3);
    expect(safe.request(2).body).toBe(safe.request(0).body);

    const once = answering(broken, () => Response.json({ count: 0 }));
    const failed = await failureOf(call(getCaptchaCall, {}));
    expect(once.asked).toHaveBeenCalledTimes(1);
    expect(failed).toMatchObject({
      kind: 'unreachable',
      information: 'No internet Please check your internet connection.',
    });
  });

  it('gives up after two more tries [ER-12]', async () => {
    const { asked } = answering(broken);
    expect(await failureOf(call(helpdeskApiCreadCall, question))).toMatchObject({
      kind: 'unreachable',
    });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('that is called off is no failure of the connection, and is not sent again', async () => {
    const leaving = new AbortController();
    const { asked } = answering(() => {
      leaving.abort();
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    const options = { signal: leaving.signal };
    const failed = await failureOf(call(helpdeskApiCreadCall, question, options));
    expect([failed instanceof CallFailed, asked.mock.calls.length]).toEqual([false, 1]);
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'unreachable'],
    [500, '{"code":"server_error","information":"Something went wrong.","reference":"r1"}', 'failed'],
    [422, '{"code":"chat_full","information":"This chat is full."}', 'refused'],
    [200, '<html>', 'malformed'],
    [200, '{"other":1}', 'malformed'],
  ])('tells what %i with %s is', async (status, body, kind) => {
    answering(() => new Response(body, { status }));
    const failed = await failureOf(call(helpdeskApiCreadCall, question));
    expect(failed).toBeInstanceOf(CallFailed);
    expect([failed?.kind, failed?.reference]).toEqual([kind, kind === 'failed' ? 'r1' : undefined]);
  });

  it('of the session of now that is answered 401 ends it once the caller knows, and no other [ER-13]', async () => {
    const ended = vi.fn();
    listenForUnauthorized(ended);
    const refused = () => Response.json({ code: 'unauthorized', information: 'Over.' }, { status: 401 });
    answering(refused);
    await failureOf(call(getPswStatusCall, {}));
    await nextTask();
    expect(ended).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { origin: 'http://school.test' });
    keepBearer('secret', 7);
    const failed = await failureOf(call(getPswStatusCall, {}));
    expect([failed?.kind, ended.mock.calls.length]).toEqual(['unauthorized', 0]);
    await nextTask();
    expect(ended.mock.calls).toEqual([[undefined]]);
    answering(() =>
      Response.json(
        { code: 'unauthorized', information: 'Over.', params: { ended: 'forced' } },
        { status: 401 },
      ),
    );
    await failureOf(call(getPswStatusCall, {}));
    await nextTask();
    expect(ended.mock.calls).toEqual([[undefined], ['forced']]);
  });
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a refusal', () => {
  const sent = {
    status: 403,
    code: 'locked',
    information: 'This notice is locked and cannot be edited.',
    params: { why: 'edit' },
  };
  const remove = () => failureOf(call(deleteNoticeFileCall, { notice_id: 4, path: 'a' }));

  it('is told in the language of the screen, by its code and params', async () => {
    answering(() => Response.json(sent, { status: 403 }));
    adoptLanguage('hi', await loadTranslations.all('hi'));
    const { locked } = hindi.refusals['delete-notice-file'];
    expect(await remove()).toMatchObject({ code: 'locked', information: locked({ why: 'edit' }) });
    adoptLanguage('en', {});
    expect(await remove()).toMatchObject({ code: 'locked', information: sent.information });
  });

  it('has the words of the server where the page has none', async () => {
    const unknown = { ...sent, code: 'asleep', information: 'It sleeps.', fields: { path: 'Wake it.' } };
    answering(() => Response.json(unknown, { status: 422 }));
    adoptLanguage('hi', await loadTranslations.all('hi'));
    expect(await remove()).toMatchObject({ information: 'It sleeps.', fields: { path: 'Wake it.' } });
    adoptLanguage('en', {});
  });
});
