import type { PayloadCodec } from '#contract/core/payload.codec.ts';
import { settings } from './settings.ts';

let loading: Promise<PayloadCodec> | undefined;

export function loadCodec(): Promise<PayloadCodec> {
  loading ??= import('./payload-codec.ts').then(
    ({ createPayloadCodec }) => createPayloadCodec(settings.payloadKey),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
