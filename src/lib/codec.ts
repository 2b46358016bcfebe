import type { PayloadCodec } from '#contract/core/payload.codec.ts';
import { settings } from './settings.ts';

let loading: Promise<PayloadCodec> | undefined;

/** Loads with the first call, so that it is no part of the first page. */
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
