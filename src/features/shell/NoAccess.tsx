import { useEffect } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { messages } from './messages.en.ts';

/** [LD-03, ER-30] Shown until the session machine has signed the person out. */
export function NoAccess() {
  useScreenTitle(messages.noAccess);
  useEffect(() => void alerts.show({ tone: 'warning', title: messages.noAccess }), []);
  return <EmptyState title={messages.noAccess} text={messages.noAccessText} />;
}
