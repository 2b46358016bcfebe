import type { FetchBody } from 'openid-client';

/** In bytes: a provider's metadata, keys and tokens take some thousands. */
const answerAtMost = 2 ** 18;

interface Asking {
  readonly method: string;
  readonly headers: Record<string, string> | Headers;
  readonly redirect: 'manual';
  readonly body?: FetchBody;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a provider's answer only up to a limit: an endless one would fill the server's memory within any timeout. */
export async function boundedFetch(address: string, { body, signal, ...options }: Asking): Promise<Response> {
  const response = await fetch(address, {
    ...options,
    ...(body !== undefined && { body: body as BodyInit | null }),
    ...(signal && { signal }),
  });
  if (!response.body) return response;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    if (length > answerAtMost) throw new Error('A provider of accounts answered with more than it may.');
    parts.push(part);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
}
