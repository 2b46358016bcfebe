import type { notificationsCalls } from '#contract/notifications/notifications.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const clear = { demo_school: 'डेमो स्कूल की सूचनाएँ हटाई नहीं जा सकतीं।' };

export const notificationsRefusals: RefusalsIn<typeof notificationsCalls> = {
  'clear-all-notifications': clear,
  'clear-selected-notifications': clear,
};
