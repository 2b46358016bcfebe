import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '#server/core/settings-together.ts';

export const noBytes = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Unsigned {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's SHA-256 in lower-case hex: the store refuses other bytes. */
  readonly sha256: string;
}

const dayKeys = new Map<string, ArrayBuffer>();

/** Signs a request by Signature Version 4, with the bytes of its body. */
export async function signedHeaders(
  {
    accessKeyId,
    secretAccessKey,
    region,
  }: Pick<BucketSettings, 'accessKeyId' | 'secretAccessKey' | 'region'>,
  { method, url, headers, sha256 }: Unsigned,
  now: Date,
): Promise<Record<string, string>> {
  if (dayKeys.size > 50) dayKeys.clear();
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    cache: dayKeys,
    datetime: now.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  });
  const signed = await signer.sign();
  return Object.fromEntries(signed.headers);
}
