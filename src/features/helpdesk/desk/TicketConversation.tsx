import type { TicketMessage } from '#contract/helpdesk/helpdesk.model.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { ArticleText } from '../article/ArticleText.tsx';
import { Entry } from '../components/ChatLog.tsx';
import { chatLog } from '../components/chat-log.recipe.ts';
import { messages as chatMessages } from '../messages.en.ts';
import { messages } from './messages.en.ts';

interface TicketConversationProps {
  readonly messages: readonly TicketMessage[];
  readonly personName: string;
}

export function TicketConversation({ messages: said, personName }: TicketConversationProps) {
  const styles = chatLog();
  const nameOf = ({ by, name }: TicketMessage) => {
    if (by === 'person') return personName;
    if (by === 'assistant') return messages.ticket.assistant;
    return by === 'note' ? `${name} · ${messages.ticket.note}` : name;
  };
  return (
    <div role="log" aria-label={chatMessages.log} className={styles.root}>
      {said.map((message) => (
        <Entry key={message.id} by={sideOf(message)} who={nameOf(message)} at={message.at}>
          {message.answer ? (
            <Answer answer={message.answer} />
          ) : (
            <p className={styles.text} dir="auto">
              {message.text}
            </p>
          )}
        </Entry>
      ))}
    </div>
  );
}

/** For the helpdesk its own messages are at the end. */
function sideOf({ by }: TicketMessage): 'person' | 'assistant' | 'helpdesk' | 'note' {
  if (by === 'helpdesk') return 'person';
  return by === 'person' ? 'helpdesk' : by;
}

function Answer({ answer }: { readonly answer: NonNullable<TicketMessage['answer']> }) {
  const offered = answer.related.map(({ title }) => title).join(', ');
  return (
    <Stack gap="2">
      {answer.article ? (
        <Disclosure summary={answer.article.title}>
          <ArticleText body={answer.article.body} renderLink={(_to, _look, content) => content} />
        </Disclosure>
      ) : (
        <p>{messages.ticket.didNotKnow}</p>
      )}
      {offered !== '' && <p className={css({ textStyle: 'small' })}>{messages.ticket.offered(offered)}</p>}
    </Stack>
  );
}
