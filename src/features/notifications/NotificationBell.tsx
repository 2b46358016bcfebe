import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { seesBell } from '#contract/notifications/bell.rules.ts';
import type { NotificationsView } from '#machines/notifications/notifications/notifications.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import type { Live } from '#src/lib/live.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { messages } from './messages.en.ts';
import { useNotifications } from './use-notifications.ts';

const loadPopover = () => import('./NotificationsPopover.tsx');
const NotificationsPopover = lazy(async () => ({ default: (await loadPopover()).NotificationsPopover }));
const NotificationsDialog = lazy(async () => ({
  default: (await import('./NotificationsDialog.tsx')).NotificationsDialog,
}));

/** Milliseconds until the list is fetched: after the first screen, but before the first press. */
const calm = 3_000;

export interface NotificationBellProps {
  readonly person: Person;
  readonly live: Live;
  readonly onNavigate: (url: string) => void;
  /** [ST-40] Opens and closes with the other menus of the header. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** [PF-05, PF-09, SM-03, SM-10] The list loads after the screen, the dialog when it is first opened. */
export function NotificationBell(props: NotificationBellProps) {
  return seesBell(props.person) ? <ShownBell {...props} /> : null;
}

function ShownBell({ person, live, onNavigate, open, onOpenChange }: NotificationBellProps) {
  const { view, send } = useNotifications(person.school.id, live);
  const [wanted, setWanted] = useState(false);
  const [dialog, setDialog] = useState<boolean>();
  useArrivals(view);
  useEffect(() => {
    const timer = setTimeout(() => {
      loadPopover().catch(() => undefined);
    }, calm);
    return () => clearTimeout(timer);
  }, []);
  const change = (next: boolean) => {
    setWanted(true);
    onOpenChange(next);
  };
  const visit = (id: number, url: string) => {
    send({ type: 'row.open', id });
    onOpenChange(false);
    setDialog(false);
    onNavigate(url);
  };
  const button = (
    <IconButton
      label={messages.bell(view.count)}
      icon={<BellIcon />}
      count={view.count}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(wanted ? {} : { onClick: () => change(true) })}
    />
  );
  return (
    <>
      <Suspense fallback={button}>
        {wanted ? (
          <NotificationsPopover
            view={view}
            trigger={button}
            open={open}
            onOpenChange={change}
            onVisit={visit}
            onRetry={() => send({ type: 'retry' })}
            onSeeAll={() => {
              onOpenChange(false);
              setDialog(true);
            }}
          />
        ) : (
          button
        )}
      </Suspense>
      <Suspense>
        {dialog !== undefined && (
          <NotificationsDialog
            view={view}
            isDemo={person.school.isDemo}
            send={send}
            open={dialog}
            onClose={() => {
              setDialog(false);
              // [ST-41]
              send({ type: 'hint' });
            }}
            onVisit={visit}
          />
        )}
      </Suspense>
    </>
  );
}

/** Shows a message when the count rises, unless it is quiet. */
function useArrivals({ count, isQuiet, hasLoaded }: NotificationsView): void {
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!hasLoaded) return;
    const before = known.current;
    known.current = count;
    if (before === null || isQuiet || count <= before) return;
    alerts.show({ tone: 'info', title: messages.arrived(count - before) });
  }, [count, isQuiet, hasLoaded]);
}
