import { describe, expect, it } from 'vitest';
import { noBytes, signedHeaders } from '#server/files/bucket/sign-request.ts';

/** The examples of the "Signature calculations for the Authorization header" page of the S3 reference. */
describe('a request to a store', () => {
  const settings = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const now = new Date('2013-05-24T00:00:00Z');
  const signatureOf = async (
    method: string,
    address: string,
    headers: Record<string, string> = {},
    sha256 = noBytes,
  ) => {
    const url = new URL(address);
    const signed = await signedHeaders(settings, { method, url, headers, sha256 }, now);
    return /Signature=(\w+)$/.exec(signed['authorization'] ?? '')?.[1];
  };

  it('that asks for a list is signed as the reference has it', async () => {
    expect(await signatureOf('GET', 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });

  it('that writes is signed with the sum of its bytes, as the reference has it', async () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const sum = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
    expect(
      await signatureOf('PUT', 'https://examplebucket.s3.amazonaws.com/test%24file.text', headers, sum),
    ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  });
});
