import * as v from 'valibot';

export const refusalParams = v.record(v.string(), v.union([v.string(), v.number()]));
export type RefusalParams = Readonly<v.InferOutput<typeof refusalParams>>;

const toldReason = v.object({ code: v.string(), params: v.exactOptional(refusalParams) });
type ToldReason = v.InferOutput<typeof toldReason>;

/**
 * A refusal on the wire [QU-25]. The page shows the text of its language for `code` and `params`; `information` is
 * the English text. `issues` holds one issue per field, `fields` the same in English.
 */
export const sentRefusal = v.object({
  code: v.string(),
  information: v.string(),
  params: v.exactOptional(refusalParams),
  fields: v.exactOptional(v.record(v.string(), v.string())),
  issues: v.exactOptional(v.record(v.string(), toldReason)),
  /** A short id to quote to support, who find it in the log. */
  reference: v.exactOptional(v.string()),
});
export type SentRefusal = Readonly<v.InferOutput<typeof sentRefusal>>;

export interface ErrorBody extends SentRefusal {
  readonly status: number;
}

/** Null: the text beside the first field says it all. */
export type RefusalText = string | null | { of(params: RefusalParams): string }['of'];

export type RefusalTexts = Readonly<Record<string, RefusalText>>;

export type Reason = string | { readonly code: string; readonly params: RefusalParams };

export type ReasonsOf<Texts> = {
  [Code in keyof Texts & string]: Texts[Code] extends (params: infer Params extends RefusalParams) => string
    ? { readonly code: Code; readonly params: Params }
    : Code;
}[keyof Texts & string];

export const commonErrors = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  password_first: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  refused: 422,
  disk_full: 422,
  rate_limited: 429,
  server_error: 500,
  not_built: 501,
  unavailable: 503,
} as const;
export type CommonError = keyof typeof commonErrors;

export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 429;

export type StatusesOf<Texts> = { readonly [Code in keyof Texts & string]?: RefusalStatus };

export type RefusalCode<Call extends { readonly errors: object }> =
  | (keyof Call['errors'] & string)
  | CommonError;

export const commonTexts = {
  bad_request: null,
  unauthorized: 'Your login session has expired, logging out',
  forbidden: 'You are not allowed to do this.',
  /** [QU-16] For a session that began with a password set by somebody else. */
  password_first: 'Choose a password of your own first.',
  not_found: 'This does not exist, or it is not for you.',
  conflict: 'Somebody else did this at the same moment. Look at it again.',
  too_large: 'The request is too large.',
  refused: 'This cannot be done.',
  disk_full: 'The server has no room left just now. Please tell whoever runs it.',
  rate_limited: ({ seconds }: { seconds: number }) => `Too many requests. Try again in ${seconds} seconds.`,
  server_error: 'Something went wrong.',
  not_built: 'This part of the product is not built yet.',
  unavailable: 'The server is busy. Try again in a moment.',
  /** For fields of any form. `limit` is the least or the most. */
  unstorable: 'Please remove the characters that cannot be shown.',
  field_required: 'Fill this in.',
  field_too_short: ({ limit }: { limit: number }) => `At least ${limit} characters.`,
  field_too_long: ({ limit }: { limit: number }) => `At most ${limit} characters.`,
  field_too_small: ({ limit }: { limit: number }) => `At least ${limit}.`,
  field_too_large: ({ limit }: { limit: number }) => `At most ${limit}.`,
  field_too_few: ({ limit }: { limit: number }) => `Choose at least ${limit}.`,
  field_too_many: ({ limit }: { limit: number }) => `Choose at most ${limit}.`,
  field_email: 'Write an e-mail address.',
  field_whole_number: 'Write a whole number.',
  field_not_listed: 'Choose one from the list.',
  field_wrong: 'This cannot be taken. Look at it again.',
} as const satisfies Record<CommonError, RefusalText> & RefusalTexts;

/** The text of a refusal in one language; undefined if it has none. */
export function sayRefusal(
  texts: RefusalTexts,
  { code, params, issues = {} }: Pick<SentRefusal, 'code' | 'params' | 'issues'>,
): { readonly information: string | undefined; readonly fields: Readonly<Record<string, string>> } {
  const fields = Object.fromEntries(
    Object.entries(issues).flatMap(([field, issue]) => {
      const text = say(texts, issue);
      return text === undefined ? [] : [[field, text]];
    }),
  );
  return {
    information: say(texts, { code, ...(params ? { params } : {}) }) ?? Object.values(fields)[0],
    fields,
  };
}

function say(texts: RefusalTexts, { code, params }: ToldReason): string | undefined {
  const text = texts[code] ?? undefined;
  if (typeof text !== 'function') return text;
  // An older server may send no params.
  return params || text.length === 0 ? text(params ?? {}) : undefined;
}
