import { useCallback } from 'react';
import type { OnHint } from '#src/features/helpdesk/use-helpdesk-chat.ts';
import type { RouterContext } from './-context.ts';

const idOf = (payload: unknown): string => {
  const { chatId } = Object(payload) as { chatId?: unknown };
  return typeof chatId === 'string' ? chatId : '';
};

/** The server's hints that a chat changed, as the helpdesk's screens listen to them. */
export function useHelpdeskHints(live: RouterContext['live']): OnHint {
  return useCallback(
    (listener) => live.on('helpdesk.changed', (payload: unknown) => listener(idOf(payload))),
    [live],
  );
}
