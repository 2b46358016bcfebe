import { type ReactNode, useEffect, useRef } from 'react';
import type { ChatMessage } from '#contract/helpdesk/helpdesk.model.ts';
import type { HelpdeskChatView } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';
import { AnswerCard, type AnswerDoing } from './AnswerCard.tsx';
import { chatLog } from './chat-log.recipe.ts';

const waiting = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'text.muted' });
const failed = css({ color: 'danger.text' });

interface ChatLogProps extends AnswerDoing {
  readonly view: HelpdeskChatView;
  readonly hasPerson: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** The conversation, newest below; screen readers read new messages politely. */
export function ChatLog({ view, hasPerson, onRetry, onEdit, ...doing }: ChatLogProps) {
  const styles = chatLog();
  const log = useRef<HTMLDivElement>(null);
  const count = view.messages.length + (view.outgoing ? 1 : 0);
  const shown = useRef(count);
  useEffect(() => {
    if (count <= shown.current) {
      shown.current = count;
      return;
    }
    shown.current = count;
    // Scrolls to the person's last message with its answer below, or to the helpdesk's.
    const entries = log.current?.querySelectorAll('[data-by=person], [data-by=helpdesk]');
    entries?.[entries.length - 1]?.scrollIntoView({ block: 'start' });
  }, [count]);
  return (
    <div ref={log} role="log" aria-label={messages.log} aria-busy={view.isAsking} className={styles.root}>
      {view.messages.map((message) => (
        <Entry key={message.id} by={message.by} who={nameOf(message)} at={message.at}>
          {message.answer ? (
            <AnswerCard answer={message.answer} hasPerson={hasPerson} {...doing} />
          ) : (
            <p className={styles.text} dir="auto">
              {message.text}
            </p>
          )}
        </Entry>
      ))}
      {view.outgoing && (
        <Entry by="person" who={messages.you} hasFailed={view.outgoing.hasFailed}>
          <p className={styles.text} dir="auto">
            {view.outgoing.text}
          </p>
        </Entry>
      )}
      {view.outgoing?.hasFailed && (
        <div className={chatLog({ by: 'person' }).entry}>
          <p className={`${styles.below} ${failed}`}>
            {messages.unsent} {view.failure && failureText(view.failure, messages.failures)}
          </p>
          <div className={styles.below}>
            <Button size="sm" variant="primary" onClick={onRetry}>
              {messages.retry}
            </Button>
            <Button size="sm" onClick={onEdit}>
              {messages.edit}
            </Button>
          </div>
        </div>
      )}
      {view.isAsking && (
        <p className={waiting}>
          <Spinner />
          {messages.asking}
        </p>
      )}
    </div>
  );
}

function nameOf({ by, name }: ChatMessage): string {
  if (by === 'person') return messages.you;
  return by === 'assistant' ? messages.assistant : name || messages.helpdesk;
}

interface EntryProps {
  readonly by: 'person' | 'assistant' | 'helpdesk' | 'note';
  readonly who: string;
  /** An instant in ISO form; left out until the server has the message. */
  readonly at?: string;
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

export function Entry({ by, who, at, hasFailed = false, children }: EntryProps) {
  const styles = chatLog({ by, hasFailed });
  return (
    <div className={styles.entry} data-by={by}>
      <p className={styles.who}>
        <bdi>{who}</bdi>
        {at !== undefined && (
          <>
            {' · '}
            <time dateTime={at}>{formatTime(at)}</time>
          </>
        )}
      </p>
      <div className={styles.bubble}>{children}</div>
    </div>
  );
}
