import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request with any header, Host among them, as no browser and no `fetch` would send it. */
export function rawRequest(
  address: string,
  path: string,
  how: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const { method = 'GET', headers = {}, body } = how;
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
