import type { Person } from '#contract/auth/session.model.ts';
import type { AssistantStart } from '#contract/helpdesk/helpdesk.model.ts';
import { homeOf } from '#contract/screens.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { HelpdeskChatActors } from '../actors/helpdesk-chat-actors.ts';
import type { RenderLink } from '../article/ArticleText.tsx';
import { messages } from '../messages.en.ts';
import { type OnHint, useHelpdeskChat } from '../use-helpdesk-chat.ts';
import { ChatLog } from './ChatLog.tsx';
import { Composer } from './Composer.tsx';
import { Greeting } from './Greeting.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { TicketBanner } from './TicketBanner.tsx';

const foot = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  position: 'sticky',
  insetBlockEnd: '0',
  marginInline: '-1',
  px: '1',
  paddingBlock: '4',
  bg: 'surface',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});

export interface ConversationProps {
  readonly person: Person;
  /** '' for a new chat. */
  readonly chatId: string;
  readonly topics: AssistantStart['topics'];
  readonly renderLink: RenderLink;
  readonly actorsFor: (personId: number) => HelpdeskChatActors;
  readonly onHint: OnHint;
  readonly onMoved: (chatId: string) => void;
  readonly onNew: () => void;
}

export function Conversation({ person, chatId, topics, renderLink, onNew, ...options }: ConversationProps) {
  const { view, send } = useHelpdeskChat({ person, chatId, ...options });
  const choose = (key: string, title: string) =>
    send({ type: 'article.choose', id: crypto.randomUUID(), key, title });
  const draft = (text: string) => send({ type: 'draft.change', text });

  if (view.phase === 'loading')
    return (
      <Card>
        <Skeleton label={messages.loading} count={4} />
      </Card>
    );
  if (view.phase === 'unopened')
    return (
      <Card>
        <ErrorState
          title={messages.chatFailed}
          text={view.failure ? failureText(view.failure, messages.failures) : messages.chatFailedText}
          retry={{ label: messages.retry, onRetry: () => send({ type: 'chat.retry' }) }}
        />
      </Card>
    );
  if (view.phase === 'gone')
    return (
      <Card>
        <EmptyState
          title={messages.gone}
          text={messages.goneText}
          action={<Button onClick={onNew}>{messages.newChat}</Button>}
        />
      </Card>
    );
  return (
    <Card>
      <Stack gap="6">
        <div>
          {view.messages.length === 0 && view.outgoing === null && (
            <Greeting firstName={person.firstName} topics={topics} onArticle={choose} />
          )}
          <ChatLog
            view={view}
            hasPerson={view.canAskForPerson || view.isWithPerson}
            renderLink={renderLink}
            home={homeOf(person)}
            onArticle={choose}
            onRetry={() => send({ type: 'send.retry' })}
            onEdit={() => send({ type: 'send.edit' })}
          />
        </div>
        <div className={foot}>
          {view.ticket && (
            <TicketBanner
              ticket={view.ticket}
              isSolving={view.isSolving}
              onSolved={() => send({ type: 'problem.solve' })}
            />
          )}
          {view.failure && view.isWithPerson && view.outgoing === null && (
            <Banner tone="danger" announce="assertive" title={failureText(view.failure, messages.failures)} />
          )}
          <Composer
            view={view}
            noPerson={person.school.isDemo ? messages.demo : undefined}
            onDraft={draft}
            onSend={() => send({ type: 'message.send', id: crypto.randomUUID() })}
            onPerson={() => send({ type: 'person.ask' })}
          />
        </div>
      </Stack>
      <RequestDialog
        view={view}
        onDraft={draft}
        onConfirm={() => send({ type: 'person.confirm', id: crypto.randomUUID() })}
        onCancel={() => send({ type: 'person.cancel' })}
      />
    </Card>
  );
}
