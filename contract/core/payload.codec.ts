import type { CallShape, Wrapping } from './define-call.ts';

/**
 * How payloads travel encoded [CG-02, QU-01]: `1.{envelope}.{mac}`.
 * - `1` is the format's version
 * - `envelope` is base64 of the envelope of crypto-js and OpenSSL: `Salted__`, 8 bytes of salt, then AES-256-CBC
 * whose key and IV come from one round of MD5 (EVP_BytesToKey)
 * - `mac` is the HMAC-SHA256 of `envelope` under the same passphrase, in 64 lower-case hex digits, since CBC alone
 * does not detect a changed byte
 * Every browser knows the key: this keeps the specification's wire format and protects nothing.
 */
export interface PayloadCodec {
  /** @throws PayloadError if the text is not well-formed Unicode or its envelope would exceed the size limit */
  encode(text: string): string;
  /** @throws PayloadError for any fault of size, form, version, key or content */
  decode(wire: string): string;
}

/** [QU-03, CO-09] The specification's "upload chunk size" of text encryption; the envelope has no such blocks. */
export const ENCRYPT_BLOCK_CHARS = 120;
/** Bytes of the wire text, which is ASCII. */
export const PAYLOAD_MAX_BYTES = 2 ** 20;
export const ENVELOPE_MARK = 'Salted__';

/** One error for every unreadable payload, so that it does not reveal the reason. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  constructor() {
    super('The payload cannot be read.');
  }
}

/** `U2FsdGVkX1` and the next letter are ENVELOPE_MARK in base64. */
const wireBegins = /^1\.U2FsdGVkX1[89+/]/;
const macForm = /^[0-9a-f]{64}$/;
const macLetters = 64;

interface Envelope {
  readonly envelope: string;
  readonly mac: string;
}

export function parseWire(wire: string): Envelope {
  const end = wire.length - macLetters - 1;
  const mac = wire.slice(end + 1);
  const isWire =
    wire.length <= PAYLOAD_MAX_BYTES && wire[end] === '.' && wireBegins.test(wire) && macForm.test(mac);
  if (!isWire) throw new PayloadError();
  return { envelope: wire.slice(2, end), mac };
}

export function formatWire({ envelope, mac }: Envelope): string {
  const wire = `1.${envelope}.${mac}`;
  if (wire.length > PAYLOAD_MAX_BYTES) throw new PayloadError();
  return wire;
}

/** Half a surrogate pair has no UTF-8 form, so it is refused instead of silently replaced. */
export function checkEncodable(text: string): void {
  if (text.length > PAYLOAD_MAX_BYTES || /\p{Surrogate}/u.test(text)) throw new PayloadError();
}

function encodeValue(value: unknown, codec: PayloadCodec): string {
  return codec.encode(JSON.stringify(value ?? null));
}

function decodeValue(wire: unknown, codec: PayloadCodec): unknown {
  if (typeof wire !== 'string') throw new PayloadError();
  return parseJson(codec.decode(wire));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PayloadError();
  }
}

/** Base64 of JSON in UTF-8, for reports and the admin profile [CB-01, C9-05]. */
export function toBase64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value ?? null));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64Json(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > PAYLOAD_MAX_BYTES) throw new PayloadError();
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new PayloadError();
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const carriesId = (wrapping: Wrapping) => wrapping === 'data-id' || wrapping === 'data-id-flag';
const carriesFlag = (wrapping: Wrapping) => wrapping === 'data-flag' || wrapping === 'data-id-flag';

export interface WrappedExtras {
  readonly id?: string | undefined;
  readonly flag?: string | undefined;
}

export function wrapRequest(
  wrapping: Wrapping,
  input: unknown,
  codec: PayloadCodec,
  extras: WrappedExtras = {},
): unknown {
  if (wrapping === 'plain' || wrapping === 'binary') return input;
  if (wrapping === 'base64') return { data: toBase64Json(input) };
  return {
    data: encodeValue(input, codec),
    ...(carriesId(wrapping) && extras.id !== undefined ? { id: codec.encode(extras.id) } : {}),
    ...(carriesFlag(wrapping) && extras.flag !== undefined ? { flag: extras.flag } : {}),
  };
}

export interface Unwrapped extends WrappedExtras {
  /** Not validated yet. */
  readonly input: unknown;
}

/** Reverses wrapRequest. The caller handles other fields, such as `identify` [CG-04]. @throws PayloadError */
export function unwrapRequest(wrapping: Wrapping, body: unknown, codec: PayloadCodec): Unwrapped {
  if (wrapping === 'plain' || wrapping === 'binary') return { input: body };
  if (!isObject(body)) throw new PayloadError();
  if (wrapping === 'base64') return { input: fromBase64Json(body['data']) };
  return {
    input: decodeValue(body['data'], codec),
    id: carriesId(wrapping) ? optionalText(body['id'], (text) => codec.decode(text)) : undefined,
    flag: carriesFlag(wrapping) ? optionalText(body['flag'], (text) => text) : undefined,
  };
}

function optionalText(value: unknown, read: (text: string) => string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new PayloadError();
  return read(value);
}

type AnswerShape = Pick<Required<CallShape>, 'encodedAnswer' | 'response'>;

function mapFields(
  answer: JsonObject,
  fields: readonly string[],
  change: (value: unknown) => unknown,
): JsonObject {
  const present = fields.filter((field) => Object.hasOwn(answer, field) && answer[field] !== undefined);
  return { ...answer, ...Object.fromEntries(present.map((field) => [field, change(answer[field])])) };
}

/** Encodes the `encodedAnswer` fields, and `data` of a `base64` answer in base64. */
export function encodeAnswer(shape: AnswerShape, answer: JsonObject, codec: PayloadCodec): JsonObject {
  const encoded = mapFields(answer, shape.encodedAnswer, (value) => encodeValue(value, codec));
  return shape.response === 'base64' ? mapFields(encoded, ['data'], toBase64Json) : encoded;
}

export function decodeAnswer(shape: AnswerShape, answer: JsonObject, codec: PayloadCodec): JsonObject {
  const decoded = mapFields(answer, shape.encodedAnswer, (value) => decodeValue(value, codec));
  return shape.response === 'base64' ? mapFields(decoded, ['data'], fromBase64Json) : decoded;
}
