import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/core/context.ts';
import { contentDisposition } from './content-disposition.ts';
import { readRange } from './read-range.ts';

export interface StoredPart {
  /** Key in the file store; it changes with the bytes and is their entity tag. */
  readonly key: string;
  readonly mime: string;
  /** Bytes; left out: the file store is asked. */
  readonly size?: number;
  readonly name?: string;
  /** [QC-18] The browser only saves it, and no page shows it. */
  readonly isDownloadOnly?: boolean;
  readonly isPublic?: boolean;
  /** Pages of other origins may show it, such as a sandboxed one, which has none. */
  readonly isCrossOrigin?: boolean;
  /** Added to a policy that lets nothing in it run. */
  readonly policy?: string;
}

/** Answers with the bytes, with one range of them, or with 304 where the browser has them already. */
export async function sendStored(
  app: Pick<Services, 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    key,
    mime,
    size: known,
    name,
    isDownloadOnly = false,
    isPublic = false,
    isCrossOrigin = false,
    policy,
  }: StoredPart,
): Promise<FastifyReply> {
  const size = known ?? (await app.files.size(key));
  const etag = `"${key}"`;
  reply.headers({
    'content-type': mime,
    'content-security-policy': ['sandbox', "default-src 'none'", ...(policy ? [policy] : [])].join('; '),
    'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-cache',
    'cross-origin-resource-policy': isCrossOrigin ? 'cross-origin' : 'same-origin',
    'accept-ranges': 'bytes',
    etag,
  });
  if (name !== undefined)
    reply.header('content-disposition', contentDisposition(isDownloadOnly ? 'attachment' : 'inline', name));
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range)
    reply.status(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    });
  else reply.header('content-length', String(size));
  return reply.send(await app.files.open(key, range ?? undefined));
}
