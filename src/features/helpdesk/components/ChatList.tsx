import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ChatRow } from '#contract/helpdesk/helpdesk.model.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css, cx } from '#styled/css';
import { messages } from '../messages.en.ts';

const rows = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInlineEnd: '2',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
  _first: { borderBlockStartWidth: 'none' },
  _hover: { bg: 'surface.hover' },
});
const current = css({ bg: 'brand.subtle' });
const open = css({
  display: 'flex',
  flexGrow: '1',
  minWidth: '0',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  px: '4',
  py: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-0.5' },
});
const title = css({ width: 'full', textStyle: 'label', truncate: true });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const day = css({ textStyle: 'caption', color: 'text.muted' });

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

interface ChatListProps {
  readonly chats: readonly ChatRow[];
  readonly currentId: string;
  /** [RP-07] Nothing is deleted in a demo school. */
  readonly isDemo: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export function ChatList({ chats, currentId, isDemo, onOpen, onRemove }: ChatListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card title={messages.chats} flush>
      {chats.length === 0 ? (
        <EmptyState
          title={messages.chatsEmpty}
          text={isDemo ? messages.chatsDemo : messages.chatsEmptyText}
        />
      ) : (
        <ul className={rows}>
          {chats.map((chat) => (
            <li key={chat.id} className={cx(row, chat.id === currentId && current)}>
              <button
                type="button"
                className={open}
                aria-label={messages.openChat(chat.title)}
                aria-current={chat.id === currentId || undefined}
                onClick={() => onOpen(chat.id)}
              >
                <span className={title} dir="auto">
                  {chat.title}
                </span>
                <span className={facts}>
                  <span className={day}>{formatDayOf(chat.updatedAt, 'short')}</span>
                  {chat.isUnread && chat.id !== currentId ? (
                    <Badge tone="info">{messages.unread}</Badge>
                  ) : (
                    chat.status && <Badge tone={tones[chat.status]}>{messages.status[chat.status]}</Badge>
                  )}
                </span>
              </button>
              <IconButton
                size="sm"
                variant="quiet"
                label={messages.remove(chat.title)}
                icon={<Trash2 />}
                onClick={() => setAsked(chat.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={asked !== null}
        tone="warning"
        title={messages.removeTitle}
        answers={[
          { value: 'keep', label: messages.removeCancel },
          { value: 'remove', label: messages.removeConfirm, tone: 'danger' },
        ]}
        onAnswer={(answer) => {
          if (answer === 'remove' && asked !== null) onRemove(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {messages.removeText}
      </AlertDialog>
    </Card>
  );
}
