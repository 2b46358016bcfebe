import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import type { NotificationsEvent } from '#machines/notifications/notifications/notifications.types.ts';
import type { NotificationsView } from '#machines/notifications/notifications/notifications.view.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { GridCheckbox } from '#src/ui/grid/GridCheckbox.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { listMessages as messages } from './list-messages.en.ts';
import { messageOf } from './message-of.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { hasUnsavedChanges, PreferencesForm, type ShownPreferences } from './PreferencesForm.tsx';
import { useFocusOnNext } from './use-focus-on-next.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '3',
  minHeight: '12',
});
const count = css({ textStyle: 'label', marginInlineEnd: 'auto' });
const day = css({
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'text.muted',
  paddingBlockStart: '3',
});
const list = css({ listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});

function byDay(rows: readonly NotificationRow[]): [string, NotificationRow[]][] {
  const days = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const name = formatDayOf(row.created_at, 'heading');
    days.set(name, [...(days.get(name) ?? []), row]);
  }
  return [...days];
}

interface NotificationsDialogProps {
  readonly view: NotificationsView;
  /** [RP-07] The demo school's notifications cannot be cleared. */
  readonly isDemo: boolean;
  readonly send: (event: NotificationsEvent) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onVisit: (id: number, url: string) => void;
}

/** [PF-05, ST-38, ST-39] All notifications with their actions, and the person's preferences. */
export function NotificationsDialog({
  view,
  isDemo,
  send,
  open,
  onClose,
  onVisit,
}: NotificationsDialogProps) {
  const [tab, setTab] = useState<'list' | 'preferences'>('list');
  const [wishes, setWishes] = useState<ShownPreferences>(null);
  return (
    <Dialog
      open={open}
      size="notifications"
      title={messages.title}
      closeLabel={messages.close}
      onRequestClose={() => {
        if (hasUnsavedChanges(wishes)) setWishes(null);
        onClose();
      }}
    >
      <UnsavedWork isDirty={hasUnsavedChanges(wishes)} />
      <Tabs
        label={messages.tabs}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'list',
            label: messages.title,
            count: view.count,
            content: <List view={view} isDemo={isDemo} send={send} onVisit={onVisit} />,
          },
          {
            value: 'preferences',
            label: messages.preferences,
            content: <PreferencesForm wishes={wishes} onChange={setWishes} />,
          },
        ]}
      />
    </Dialog>
  );
}

type ListProps = Omit<NotificationsDialogProps, 'open' | 'onClose'>;

function List(props: ListProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnNext(root, props.view.rows);
  return (
    <div ref={root}>
      <ListBody {...props} />
    </div>
  );
}

function ListBody({ view, isDemo, send, onVisit }: ListProps) {
  const { rows, chosen } = view;
  if (view.isFirstLoad) return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (view.hasFailed && rows.length === 0)
    return (
      <ErrorState
        title={messages.failed}
        retry={{ label: messages.retry, onRetry: () => send({ type: 'retry' }) }}
      />
    );
  if (rows.length === 0) return <EmptyState title={messages.empty} text={messages.emptyText} />;
  return (
    <>
      <div className={bar}>
        {chosen.length > 0 && <span className={count}>{messages.selected(chosen.length)}</span>}
        <Button
          busy={view.isClearing}
          reasonInSight
          disabledReason={isDemo ? messages.demo : undefined}
          onClick={() => send({ type: 'clear', ids: chosen.length > 0 ? chosen : 'all' })}
        >
          {chosen.length > 0 ? messages.clearSelected : messages.clearAll}
        </Button>
      </div>
      {byDay(rows).map(([name, ofDay]) => (
        <section key={name} aria-label={name}>
          <h3 className={day}>{name}</h3>
          <ul className={list}>
            {ofDay.map((row) => (
              <li key={row.id} className={item}>
                <GridCheckbox
                  label={messages.select(messageOf(row))}
                  checked={chosen.includes(row.id)}
                  onChange={() => send({ type: 'row.toggle', id: row.id })}
                />
                <NotificationLine row={row} onVisit={onVisit} />
                <IconButton
                  variant="quiet"
                  label={messages.clearOne(messageOf(row))}
                  icon={<X />}
                  data-clear=""
                  disabled={isDemo || view.isClearing}
                  onClick={() => send({ type: 'clear', ids: [row.id] })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
