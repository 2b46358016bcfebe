import { useCallback } from 'react';
import { helpdeskChanged } from '#contract/helpdesk/helpdesk.hints.ts';
import type { OnHint } from '#src/features/helpdesk/use-helpdesk-chat.ts';
import type { RouterContext } from './-context.ts';

export function useHelpdeskHints(live: RouterContext['live']): OnHint {
  return useCallback(
    (listener) => live.on(helpdeskChanged, (content) => listener(content?.chatId ?? '')),
    [live],
  );
}
