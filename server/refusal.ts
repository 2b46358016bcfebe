import { commonErrors, type ErrorBody } from '#contract';

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
};

interface RefusalDetails {
  /** Texts beside the fields of the form, by wire name. */
  readonly fields?: Readonly<Record<string, string>>;
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
    };
  }
}

/** Another school's row, somebody else's notice and a row that never was look the same. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'This does not exist, or it is not for you.');
}

export function forbidden(): Refusal {
  return new Refusal('forbidden', 'You are not allowed to do this.');
}

/** The database is away, or all there is of it is in use: the same call may well be answered in a moment. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 });
}
