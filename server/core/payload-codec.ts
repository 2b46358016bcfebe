import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {
  checkEncodable,
  ENVELOPE_MARK,
  formatWire,
  type PayloadCodec,
  PayloadError,
  parseWire,
} from '#contract/core/payload.codec.ts';
import { inOneGo, type Steps } from './large-bodies.ts';

const cipherName = 'aes-256-cbc';
const mark = Buffer.from(ENVELOPE_MARK, 'latin1');
const saltBytes = 8;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** OpenSSL's EVP_BytesToKey with MD5 and one round: 32 bytes of key, then 16 of IV. */
function deriveKey(passphrase: Buffer, salt: Buffer): { key: Buffer; iv: Buffer } {
  let block: Buffer = Buffer.alloc(0);
  let derived = block;
  while (derived.length < 48) {
    block = createHash('md5').update(block).update(passphrase).update(salt).digest();
    derived = Buffer.concat([derived, block]);
  }
  return { key: derived.subarray(0, 32), iv: derived.subarray(32, 48) };
}

function encrypt(text: string, passphrase: Buffer): string {
  const salt = randomBytes(saltBytes);
  const { key, iv } = deriveKey(passphrase, salt);
  const cipher = createCipheriv(cipherName, key, iv);
  return Buffer.concat([mark, salt, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

function decrypt(envelope: string, passphrase: Buffer): Buffer {
  const bytes = Buffer.from(envelope, 'base64');
  const start = mark.length + saltBytes;
  const { key, iv } = deriveKey(passphrase, bytes.subarray(mark.length, start));
  const decipher = createDecipheriv(cipherName, key, iv);
  return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
}

function orPayloadError<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new PayloadError();
  }
}

export interface ServerPayloadCodec extends PayloadCodec {
  /** The same as `decode` in three steps, for large texts, so that no step takes long. */
  decodeInSteps(wire: string): Steps<string>;
}

export function createPayloadCodec(key: string): ServerPayloadCodec {
  const passphrase = Buffer.from(key, 'utf8');
  const macOf = (envelope: string) => createHmac('sha256', passphrase).update(envelope).digest();
  function* decodeInSteps(wire: string): Steps<string> {
    const { envelope, mac } = parseWire(wire);
    if (!timingSafeEqual(Buffer.from(mac, 'hex'), macOf(envelope))) throw new PayloadError();
    yield;
    const bytes = orPayloadError(() => decrypt(envelope, passphrase));
    yield;
    return orPayloadError(() => utf8.decode(bytes));
  }
  return {
    encode(text) {
      checkEncodable(text);
      const envelope = encrypt(text, passphrase);
      return formatWire({ envelope, mac: macOf(envelope).toString('hex') });
    },
    decode: (wire) => inOneGo(decodeInSteps(wire)),
    decodeInSteps,
  };
}
