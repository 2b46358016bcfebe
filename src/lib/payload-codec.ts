import AES from 'crypto-js/aes';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';
import {
  checkEncodable,
  formatWire,
  type PayloadCodec,
  PayloadError,
  parseWire,
} from '#contract/core/payload.codec.ts';

/** The browser's side of the payload format; needs no secure context. About 8 KB compressed: load it lazily. */
export function createPayloadCodec(key: string): PayloadCodec {
  const macOf = (envelope: string) => hmacSha256(envelope, key).toString(Hex);
  return {
    encode(text) {
      checkEncodable(text);
      const envelope = AES.encrypt(text, key).toString();
      return formatWire({ envelope, mac: macOf(envelope) });
    },
    decode(wire) {
      const { envelope, mac } = parseWire(wire);
      if (mac !== macOf(envelope)) throw new PayloadError();
      try {
        return AES.decrypt(envelope, key).toString(Utf8);
      } catch {
        throw new PayloadError();
      }
    },
  };
}
