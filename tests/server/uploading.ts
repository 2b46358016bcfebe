import { calls } from '#contract/catalogue.ts';
import { decodeAnswer, wrapRequest } from '#contract/core/payload.codec.ts';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { password } from './world.ts';

/** The two steps of an upload as a browser makes them, at any address. */

const claim = calls['handle-upload-files'];
const codec = createPayloadCodec('banyan-payload');

const headersOf = (token: string) => ({ 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` });

export interface SignedIn {
  readonly token: string;
  /** Of the browser, which reads files by it. */
  readonly cookie: string;
}

export async function signInTo(
  address: string,
  { loginName }: { readonly loginName: string },
): Promise<SignedIn> {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: loginName,
      password,
      deviceDetails: { deviceId: '', browser: '', os: '', tz: 'UTC' },
    }),
  });
  const { api_token: token } = (await response.json()) as { api_token: string };
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { token, cookie };
}

/** What a browser tells of a file before it sends it. */
export const metadataOf = (fileName: string, kind = 'notice') =>
  `filename ${Buffer.from(fileName).toString('base64')},kind ${btoa(kind)}`;

/** Begins an upload of so many bytes and sends none. */
export function beginUpload(
  address: string,
  token: string,
  name: string,
  size: number,
  kind = 'notice',
): Promise<Response> {
  return fetch(`${address}/uploads`, {
    method: 'POST',
    headers: {
      ...headersOf(token),
      'upload-length': String(size),
      'upload-metadata': metadataOf(name, kind),
    },
  });
}

export function sendPart(
  address: string,
  token: string,
  upload: string,
  bytes: Uint8Array<ArrayBuffer>,
  from = 0,
): Promise<Response> {
  return fetch(`${address}/uploads/${upload}`, {
    method: 'PATCH',
    headers: {
      ...headersOf(token),
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
}

/** Sends the first bytes of an upload and then nothing more, by a line that stays open until the signal. */
export const stallAfter = (
  address: string,
  token: string,
  upload: string,
  first: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<Response | null> =>
  fetch(`${address}/uploads/${upload}`, {
    method: 'PATCH',
    headers: {
      ...headersOf(token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new ReadableStream({ start: (line) => line.enqueue(first) }),
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit).catch(() => null);

/** The upload's id, from the answer to its beginning. */
export const idOf = (begun: Response) => (begun.headers.get('location') ?? '').split('/').at(-1) ?? '';

export async function sendWhole(
  address: string,
  token: string,
  name: string,
  bytes: Uint8Array,
  kind = 'notice',
): Promise<string> {
  const upload = idOf(await beginUpload(address, token, name, bytes.length, kind));
  const sent = await sendPart(address, token, upload, new Uint8Array(bytes));
  if (sent.status !== 204) throw new Error(await sent.text());
  return upload;
}

/** How many bytes of it are there. */
export async function arrived(address: string, token: string, upload: string): Promise<number> {
  const head = await fetch(`${address}/uploads/${upload}`, { method: 'HEAD', headers: headersOf(token) });
  return Number(head.headers.get('upload-offset'));
}

export async function claimUpload(
  address: string,
  token: string,
  upload_id: string,
  org_name: string,
): Promise<{ status: number; fileId: string }> {
  const response = await fetch(`${address}/api/v1/handle-upload-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wrapRequest(claim.request, { upload_id, org_name }, codec)),
  });
  if (response.status !== 200) return { status: response.status, fileId: '' };
  const { data } = decodeAnswer(claim, await response.json(), codec) as { data: { file_path: string } };
  return { status: 200, fileId: data.file_path };
}
