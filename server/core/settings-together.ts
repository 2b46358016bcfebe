import { resolve } from 'node:path';
import { StartRefused } from './start-refused.ts';

/* Settings that belong together: a half-set group is refused in one sentence that says what to do. */

export interface ClusterSettings {
  readonly redisUrl: string;
  /** An origin; undefined: the host name of the machine, where the server listens. */
  readonly internalUrl: string | undefined;
}

export interface LivekitServer {
  /** ws:// or wss://, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

/** Absolute paths of PEM files. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

export function clusterOf(
  redisUrl: string | undefined,
  internalUrl: string | undefined,
  databaseUrl: string | undefined,
): ClusterSettings | undefined {
  if (redisUrl === undefined && internalUrl === undefined) return undefined;
  if (redisUrl === undefined)
    throw new StartRefused('INTERNAL_URL is of use with REDIS_URL only: set both, or leave it out.');
  if (databaseUrl === undefined)
    throw new StartRefused(
      'REDIS_URL is for several processes with one database: set DATABASE_URL too, since the embedded database serves one process.',
    );
  return { redisUrl, internalUrl };
}

export function tlsOf(cert: string | undefined, key: string | undefined): TlsFiles | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new StartRefused('TLS_CERT and TLS_KEY belong together: set both, or neither.');
  return { cert: resolve(cert), key: resolve(key) };
}

/** The shortest secret that LiveKit accepts. */
const livekitSecretLength = 32;

export function livekitOf(
  url: string | undefined,
  key: string | undefined,
  secret: string | undefined,
): LivekitServer | undefined {
  if (url === undefined && key === undefined && secret === undefined) return undefined;
  if (url === undefined || key === undefined || secret === undefined)
    throw new StartRefused(
      'LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET belong together: set all three, or none.',
    );
  if (secret.length < livekitSecretLength)
    throw new StartRefused(`LIVEKIT_SECRET needs ${livekitSecretLength} characters.`);
  return { url, key, secret };
}

export interface BucketSettings {
  /** An origin. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Stands before every object's name: '' or with a slash at its end. */
  readonly prefix: string;
  /** The bucket stands in the path, not in the host name. */
  readonly hasBucketInPath: boolean;
}

interface BucketRead {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PREFIX?: string | undefined;
  readonly S3_FORCE_PATH_STYLE?: boolean | undefined;
}

export function bucketOf(read: BucketRead): BucketSettings | undefined {
  const given = Object.entries(read).filter(([name, value]) => name.startsWith('S3_') && value !== undefined);
  if (given.length === 0) return undefined;
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = read;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartRefused(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together, and the other S3 settings are of use with them only (S3_REGION, S3_PREFIX, S3_FORCE_PATH_STYLE): set all four, or none.',
    );
  return {
    endpoint,
    bucket,
    region: read.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: read.S3_PREFIX ?? '',
    hasBucketInPath: read.S3_FORCE_PATH_STYLE ?? true,
  };
}
