import { helpdeskGptCreadCall } from '#contract/helpdesk/calls/helpdesk-gpt-cread.call.ts';
import type { AssistantStart } from '#contract/helpdesk/helpdesk.model.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

export type Loaded<Data> =
  | { readonly kind: 'loaded'; readonly data: Data }
  | { readonly kind: 'failed'; readonly information: string; readonly reference: string | undefined };

async function loaded<Data>(answer: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { kind: 'loaded', data: await answer };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { kind: 'failed', information: error.information, reference: error.reference };
  }
}

export function loadAssistant(signal: AbortSignal): Promise<Loaded<AssistantStart>> {
  return loaded(call(helpdeskGptCreadCall, {}, { signal }));
}
