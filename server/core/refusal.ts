import { commonErrors, type ErrorBody, type UploadLimit } from '#contract';

const statusOfCode: Readonly<Record<string, number>> = {
  ...commonErrors,
  invalid_credentials: 401,
  inactive_account: 403,
  too_many_attempts: 429,
  multi_device: 409,
  link_over: 401,
  demo_school: 403,
  not_allowed: 403,
  locked: 403,
  stale: 409,
  form_session: 409,
  file_too_large: 413,
  uploads_under_way: 429,
  uploads_hour: 429,
};

interface RefusalDetails {
  /** Texts beside the fields of the form, by wire name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The limit an upload met. */
  readonly limit?: UploadLimit;
  readonly retryAfterSeconds?: number;
}

/** A call says no. Thrown anywhere in a handler; the transaction is rolled back and `information` reaches the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: string,
    readonly information: string,
    readonly details: RefusalDetails = {},
  ) {
    super(`${code}: ${information}`);
    this.status = statusOfCode[code] ?? commonErrors.refused;
  }

  body(): ErrorBody {
    return {
      status: this.status,
      code: this.code,
      information: this.information,
      ...(this.details.fields ? { fields: this.details.fields } : {}),
      ...(this.details.limit ? { limit: this.details.limit } : {}),
    };
  }
}

/** Another school's row, somebody else's notice and a row that never was look the same. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'This does not exist, or it is not for you.');
}

/** Nothing is wrong with the call: sent again in a moment it may pass. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 });
}

export function forbidden(): Refusal {
  return new Refusal('forbidden', 'You are not allowed to do this.');
}

/** The second of two who change one thing at once is told, and the first one's is not written over. */
export function refuseStale(stored: number, known: number, information: string): void {
  if (stored !== known) throw new Refusal('stale', information);
}

/** Refused for want of room on the server's disk, not for anything the person did. */
export function diskFull(): Refusal {
  return new Refusal('disk_full', 'The server has no room left just now. Please tell whoever runs it.');
}
