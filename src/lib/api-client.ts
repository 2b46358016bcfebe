import { type FetchResponse, ofetch } from 'ofetch';
import * as v from 'valibot';
import { type BuiltCall, type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { decodeAnswer, wrapRequest } from '#contract/core/payload.codec.ts';
import { type SentRefusal, sentRefusal } from '#contract/core/refusals.ts';
import type { FailureCode } from '#machines/shared/failure.ts';
import { bearer } from './bearer.ts';
import { beginWaiting } from './busy.ts';
import { CallFailed, type FailureKind } from './call-failed.ts';
import { loadCodec } from './codec.ts';
import { noteVersion } from './new-version.ts';
import { tellPasswordFirst, tellUnauthorized } from './unauthorized.ts';
import { callMessages } from './words/call-messages.en.ts';
import { completeWords, currentLanguage } from './words/language.ts';
import { hasRefusalWords, refusalWords } from './words/refusal-words.ts';

type AnyBuilt = BuiltCall<string>;

/** `status` 0 means that no answer came. */
let onCall: ((name: string, ms: number, status: number) => void) | undefined;
export function listenForCalls(listener: typeof onCall): void {
  onCall = listener;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly flag?: string;
  /** The request survives when the page is closed; browsers allow small bodies only. */
  readonly keepalive?: boolean;
}

/**
 * Calls the server: `await call(noticeCalls['create-notice'], input)`. The contract gives the types and checks the
 * answer. It shows no message and redirects nowhere. Throws CallFailed; an aborted call throws its AbortError.
 */
export async function call<C extends AnyBuilt>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const response = await send(definition, input, options);
  const parsed = v.safeParse(definition.output, await answerOf(definition, response));
  if (!parsed.success) throw new CallFailed('malformed', callMessages.malformed);
  return parsed.output;
}

/** [C1-16] Calls for a file; returns its bytes and the server's name for it. */
export async function callForFile<C extends AnyBuilt>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await send(definition, input, options);
  if (!(response._data instanceof Blob)) throw new CallFailed('malformed', callMessages.not_a_file);
  return response._data;
}

/** [ST-43] The loading sign counts the call unless the contract says that nobody waits for it. */
async function send(
  definition: AnyBuilt,
  input: unknown,
  options: CallOptions,
): Promise<FetchResponse<unknown>> {
  const end = definition.loader ? beginWaiting() : () => undefined;
  try {
    return await exchange(definition, input, options);
  } finally {
    end();
  }
}

async function exchange(
  definition: AnyBuilt,
  input: unknown,
  options: CallOptions,
): Promise<FetchResponse<unknown>> {
  const session = bearer();
  const body = await bodyOf(definition, input, options, session?.personId);
  const headers = await headersOf(session);
  let response: FetchResponse<unknown> | undefined;
  const began = performance.now();
  try {
    response = await ofetch.raw<unknown, 'json' | 'blob'>(callPath(definition), {
      method: definition.method,
      headers,
      // Browsers send no body with GET, and the headers say who asks.
      ...(definition.method === 'GET'
        ? { query: input as Record<string, unknown> }
        : { body: body as Record<string, unknown> }),
      credentials: 'same-origin',
      ignoreResponseError: true,
      responseType: definition.response === 'binary' ? 'blob' : 'json',
      // Without an idempotency key, a second try could do the work twice.
      retry: definition.idempotencyKey ? retries : 0,
      retryDelay: 400,
      // ofetch counts a broken connection as a 500.
      retryStatusCodes: [500, ...gatewayProblems],
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailed('unreachable', callMessages.no_internet);
  } finally {
    onCall?.(definition.name, performance.now() - began, response?.status ?? 0);
  }
  noteVersion(response.headers.get('x-app-version'));
  if (response.ok) return response;
  const failed = await refusalOf(definition, response);
  // An answer to an older token, or to a page that began offline without one, says nothing about the current session.
  const isCurrent = session !== null && bearer()?.token === session.token;
  // The caller hears it first, so a saving form learns that the server refused it, not that the answer was lost.
  if (failed.kind === 'unauthorized' && definition.access !== 'public' && isCurrent)
    setTimeout(tellUnauthorized, 0, failed.params?.ended);
  if (failed.code === 'password_first' && isCurrent) setTimeout(tellPasswordFirst, 0);
  throw failed;
}

const retries = 2;
const gatewayProblems = [502, 503, 504];

/** [CG-03, QC-46] These headers travel only with a token and a connection; lists come in the reader's language. */
async function headersOf(
  session: { token: string; personId: number } | null,
): Promise<Record<string, string>> {
  const plain = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    'content-type': 'application/json',
  };
  if (!session) return plain;
  const authorized = { ...plain, authorization: `Bearer ${session.token}` };
  if (!navigator.onLine) return authorized;
  const codec = await loadCodec();
  return {
    ...authorized,
    'cache-control': 'no-cache',
    charset: codec.encode(String(session.personId)),
    'x-origin-reference': location.origin,
  };
}

/** [CG-04] Adds `identify` to every body of a signed-in person. */
async function bodyOf(
  definition: AnyBuilt,
  input: unknown,
  options: CallOptions,
  personId: number | undefined,
): Promise<object> {
  if (definition.request === 'plain' && personId === undefined) return input as object;
  const codec = await loadCodec();
  const wrapped = wrapRequest(definition.request, input, codec, { flag: options.flag }) as object;
  return personId === undefined ? wrapped : { ...wrapped, identify: codec.encode(String(personId)) };
}

async function answerOf(definition: AnyBuilt, { _data: answer }: FetchResponse<unknown>): Promise<unknown> {
  if (definition.encodedAnswer.length === 0 && definition.response === 'plain') return answer;
  try {
    return decodeAnswer(definition, answer as Record<string, unknown>, await loadCodec());
  } catch {
    throw new CallFailed('malformed', callMessages.malformed);
  }
}

/** Picks the words by code in the reader's language; the server's English serves codes without words. */
async function refusalOf(definition: AnyBuilt, response: FetchResponse<unknown>): Promise<CallFailed> {
  const body = await errorBodyOf(response);
  if (!hasRefusalWords(definition)) await completeWords();
  const { information = body.information, fields } = refusalWords(definition, body);
  return new CallFailed(kindOf(response.status, body.code), information, {
    code: body.code as FailureCode,
    params: body.params,
    ...(body.fields ? { fields: { ...body.fields, ...fields } } : {}),
    ...(body.reference ? { reference: body.reference } : {}),
  });
}

/** A proxy may have answered, and it does not use our bodies. */
async function errorBodyOf({ _data: data }: FetchResponse<unknown>): Promise<SentRefusal> {
  const body = v.safeParse(sentRefusal, data instanceof Blob ? parseOrNull(await data.text()) : data);
  return body.success ? body.output : { code: 'server_error', information: callMessages.wrong };
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function kindOf(status: number, code: string): FailureKind {
  if (status === 401 && code === 'unauthorized') return 'unauthorized';
  if (gatewayProblems.includes(status)) return 'unreachable';
  return status >= 500 && status !== 501 ? 'failed' : 'refused';
}
