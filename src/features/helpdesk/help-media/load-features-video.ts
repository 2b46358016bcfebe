import { featuresVideoCall } from '#contract/helpdesk/calls/features-video.call.ts';
import type { VideoWire } from '#contract/search/search.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { isFailureOf } from '#src/lib/call-failed.ts';

/** [RT-07] null: there is no film for everybody at this address. */
export async function loadFeaturesVideo(id: string, signal: AbortSignal): Promise<VideoWire | null> {
  try {
    const { data } = await call(featuresVideoCall, { id }, { signal, flag: 'details' });
    return data[0] ?? null;
  } catch (error) {
    if (isFailureOf(featuresVideoCall, error) && error.kind === 'refused' && error.code !== 'rate_limited')
      return null;
    throw error;
  }
}
