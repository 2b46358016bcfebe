import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { type ReactNode, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { deleteChatHistoryCall } from '#contract/helpdesk/calls/delete-chat-history.call.ts';
import type { AssistantStart } from '#contract/helpdesk/helpdesk.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import { createHelpdeskChatActors } from '../actors/helpdesk-chat-actors.ts';
import type { RenderLink } from '../article/ArticleText.tsx';
import { ChatList } from '../components/ChatList.tsx';
import { Conversation } from '../components/Conversation.tsx';
import type { Loaded } from '../load-assistant.ts';
import { messages } from '../messages.en.ts';
import type { OnHint } from '../use-helpdesk-chat.ts';

const layout = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 19rem]' },
});

export interface AssistantScreenProps {
  readonly person: Person;
  readonly start: Loaded<AssistantStart>;
  /** The chat in the address; '' for a new one. */
  readonly chatId: string;
  readonly renderLink: RenderLink;
  /** Beside "New chat": reports a problem. */
  readonly report?: ReactNode;
  readonly onHint: OnHint;
  /** Puts a chat into the address; `replace` adds no step for the back button. */
  readonly onChat: (chatId: string, options?: { readonly replace: boolean }) => void;
  readonly onRefresh: () => void;
}

/** [PF-21, RT-19, QC-01] The open chat, with the person's other chats beside it. */
export function AssistantScreen({
  person,
  start,
  chatId,
  renderLink,
  report,
  onHint,
  onChat,
  onRefresh,
}: AssistantScreenProps) {
  /** When the server stores a new chat, the address changes but the conversation stays the same. */
  const [open, setOpen] = useState({ key: 0, chatId });
  const [seen, setSeen] = useState(chatId);
  if (seen !== chatId) {
    setSeen(chatId);
    if (chatId !== open.chatId) setOpen({ key: open.key + 1, chatId });
  }
  const moved = (id: string) => {
    if (id !== open.chatId) {
      setOpen({ key: open.key, chatId: id });
      onChat(id, { replace: true });
    }
    onRefresh();
  };
  const begin = () => {
    setOpen({ key: open.key + 1, chatId: '' });
    onChat('');
  };
  const remove = async (id: string) => {
    try {
      await call(deleteChatHistoryCall, { chat_id: id });
      alerts.show({ tone: 'success', title: messages.removed });
      if (id === chatId) begin();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: messages.removeFailed, text: error.information });
    }
    onRefresh();
  };

  return (
    <>
      <PageHeader
        title={messages.title}
        text={messages.subtitle}
        actions={
          <>
            {report}
            <Button icon={<MessageSquarePlus />} onClick={begin}>
              {messages.newChat}
            </Button>
          </>
        }
      />
      {start.kind === 'failed' ? (
        <Card>
          <ErrorState
            title={messages.failed}
            text={start.information}
            reference={start.reference && messages.reference(start.reference)}
            retry={{ label: messages.retry, onRetry: onRefresh }}
          />
        </Card>
      ) : (
        <div className={layout}>
          <Conversation
            key={open.key}
            person={person}
            chatId={open.chatId}
            topics={start.data.topics}
            renderLink={renderLink}
            actorsFor={createHelpdeskChatActors}
            onHint={onHint}
            onMoved={moved}
            onNew={begin}
          />
          <ChatList
            chats={start.data.chats}
            currentId={chatId}
            isDemo={person.school.isDemo}
            onOpen={(id) => onChat(id)}
            onRemove={(id) => void remove(id)}
          />
        </div>
      )}
    </>
  );
}
