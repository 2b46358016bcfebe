import type { HttpRequest, HttpStack } from 'tus-js-client';

/** What a request is answered with instead of the usual. */
export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Interference = Answer | 'cut' | undefined;

/**
 * The server's side of the tus protocol in memory, for the real tus client: holds the bytes that arrived.
 * `interfere` may answer a request otherwise; 'cut' breaks the connection, a promise lets it wait.
 */
export function tusServer(interfere: (seen: Seen) => Interference | Promise<Interference> = () => undefined) {
  const uploads = new Map<string, { size: number; offset: number; name: string }>();
  const seen: Seen[] = [];
  const aborted: string[] = [];
  let made = 0;

  const answer = (request: Seen, bytes: number): Answer => {
    const upload = uploads.get(new URL(request.url).pathname);
    if (request.method === 'POST') {
      const path = `/uploads/s1-p7-${(made += 1)}abcdef`;
      const name = atob(/^filename ([^,]+)/.exec(request.headers['Upload-Metadata'] ?? '')?.[1] ?? '');
      uploads.set(path, { size: Number(request.headers['Upload-Length']), offset: 0, name });
      return { status: 201, headers: { location: path } };
    }
    if (!upload) return { status: 404 };
    if (request.method === 'PATCH') upload.offset += bytes;
    const headers = { 'upload-offset': String(upload.offset), 'upload-length': String(upload.size) };
    return { status: request.method === 'HEAD' ? 200 : 204, headers };
  };

  const createRequest = (method: string, url: string): HttpRequest => {
    const headers: Record<string, string> = {};
    let onProgress: (sentBytes: number) => void = () => undefined;
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => {
        headers[name] = value;
      },
      getHeader: (name) => headers[name],
      setProgressHandler: (handler) => {
        onProgress = handler;
      },
      send: async (body: Blob | null) => {
        const request = { method, url, headers };
        seen.push(request);
        const given = (await interfere(request)) ?? answer(request, body?.size ?? 0);
        if (given === 'cut') throw new Error('network');
        onProgress(body?.size ?? 0);
        return {
          getStatus: () => given.status,
          getHeader: (name) => given.headers?.[name.toLowerCase()],
          getBody: () => given.body ?? '',
          getUnderlyingObject: () => undefined,
        };
      },
      abort: async () => void aborted.push(method),
      getUnderlyingObject: () => undefined,
    };
  };
  const httpStack: HttpStack = { createRequest, getName: () => 'in memory' };
  const methods = () => seen.map(({ method }) => method);
  return { httpStack, uploads, seen, aborted, methods };
}
