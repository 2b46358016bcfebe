/** The message is for the operator and holds no secret; other people read that the server is busy or full. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  /** ESTORE: the store cannot be used just now. ENOSPC: it has no room. */
  readonly code: 'ESTORE' | 'ENOSPC';

  constructor(
    /** The store's own code, or that of Node.js where the store never answered. */
    readonly reason: string,
    message: string,
    options: { readonly isFull?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = options.isFull ? 'ENOSPC' : 'ESTORE';
  }
}

interface Told {
  readonly says: string;
  readonly todo: string;
}

const address: Told['todo'] = 'Look at S3_ENDPOINT, and whether the store runs.';
const trust: Told = {
  says: 'has a certificate of an authority that this machine does not know',
  todo: 'Name the file of that authority in NODE_EXTRA_CA_CERTS.',
};
const unknown: Told = { says: 'has a name that no machine has', todo: address };
const silent: Told = { says: 'does not answer in time', todo: address };
const cut: Told = { says: 'broke the connection off', todo: 'Look at its own log.' };
const secret: Told = {
  says: 'does not take the signature',
  todo: 'Look at S3_SECRET_ACCESS_KEY and S3_REGION, and at the clocks of both machines.',
};
const region: Told = { says: 'is of another region', todo: 'Look at S3_REGION and S3_ENDPOINT.' };
const clock: Told = {
  says: "has a clock too far from this machine's",
  todo: 'Let both machines take their time from one server (NTP).',
};
const full: Told = { says: 'has no room left', todo: 'Make room in the bucket, or raise its limit.' };

const reasons: Readonly<Record<string, Told>> = {
  ECONNREFUSED: { says: 'does not answer', todo: address },
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  EHOSTUNREACH: { says: 'cannot be reached', todo: address },
  ENETUNREACH: { says: 'cannot be reached', todo: address },
  ETIMEDOUT: silent,
  ECONNRESET: cut,
  EPIPE: cut,
  HPE_INVALID_CONSTANT: { says: 'does not speak http', todo: address },
  EPROTO: { says: 'does not speak https', todo: 'Write http:// in S3_ENDPOINT, or switch TLS on there.' },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    says: 'does not speak https',
    todo: 'Write http:// in S3_ENDPOINT, or switch TLS on there.',
  },
  CERT_HAS_EXPIRED: { says: 'has a certificate that expired', todo: 'Renew it at the store.' },
  CERT_NOT_YET_VALID: { says: 'has a certificate that does not hold yet', todo: 'Look at both clocks.' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    says: 'has a certificate of another name',
    todo: 'Write in S3_ENDPOINT the name that the certificate is for.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: trust,
  SELF_SIGNED_CERT_IN_CHAIN: trust,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: trust,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: trust,
  InvalidAccessKeyId: { says: 'does not know the key', todo: 'Look at S3_ACCESS_KEY_ID.' },
  SignatureDoesNotMatch: secret,
  AuthorizationHeaderMalformed: region,
  PermanentRedirect: region,
  TemporaryRedirect: region,
  AccessDenied: {
    says: 'does not let this key do that',
    todo: 'Give the key the right to list the bucket, and to read, write and delete objects in it.',
  },
  RequestTimeTooSkewed: clock,
  RequestExpired: clock,
  NoSuchBucket: { says: 'has no bucket of this name', todo: 'Make the bucket, or correct S3_BUCKET.' },
  ServiceUnavailable: { says: 'does not serve just now', todo: 'Look at its own log.' },
  SlowDown: { says: 'has too much to do', todo: 'Look at its own log.' },
  damaged: {
    says: 'does not give back what it was given',
    todo: 'Trust it with nothing: look at its disks and its log, and back up.',
  },
  parts: {
    says: 'does not give parts of files',
    todo: 'Use another store: films cannot be watched from it.',
  },
};

const fullReasons = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'StorageFull',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'EntityTooLarge',
]);

export const faultWords = (reason: string): Told =>
  fullReasons.has(reason)
    ? full
    : (reasons[reason] ?? { says: `refuses (${reason})`, todo: 'Look at its own log.' });

export function storeFault(place: string, reason: string, cause?: unknown): StoreFault {
  return new StoreFault(reason, `The store of files ${place} ${faultWords(reason).says} (${reason}).`, {
    isFull: fullReasons.has(reason),
    cause,
  });
}
