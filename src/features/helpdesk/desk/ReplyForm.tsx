import { type FormEvent, useRef, useState } from 'react';
import { type ArticleText, helpdeskLimits } from '#contract/helpdesk/helpdesk.model.ts';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Combobox } from '#src/ui/Combobox.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import type { SelectOption } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { messages as chatMessages } from '../messages.en.ts';
import { messages } from './messages.en.ts';
import type { TicketWork } from './use-ticket.ts';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlockStart: '4',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const end = css({ display: 'flex', justifyContent: 'flex-end' });

/** An article as plain text to edit, without its markdown signs. */
export function plainText({ title, body }: Pick<ArticleText, 'title' | 'body'>): string {
  const words = body.replace(/\*\*(.+?)\*\*/g, '$1').replace(/`([^`]+)`/g, '$1');
  return `${title}\n\n${words.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')}`;
}

interface ReplyFormProps {
  readonly number: number;
  readonly personId: number;
  /** A reply opens the request again, which it says before. */
  readonly isClosed: boolean;
  readonly work: TicketWork;
  readonly articles: readonly ArticleText[];
}

/** A reply to the person, or a note for the helpdesk. Typed text survives a reload. */
export function ReplyForm({ number, personId, isClosed, work, articles }: ReplyFormProps) {
  const texts = messages.ticket;
  const name = `helpdesk-reply.${number}`;
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  const [text, setText] = useState(() => {
    const kept = readForPerson(personId, name);
    return typeof kept === 'string' ? kept : '';
  });
  /** Stays the same until the message has arrived, so that it arrives once. */
  const messageId = useRef('');
  const most = helpdeskLimits.messageCharacters;
  const isBusy = work.busy === 'reply' || work.busy === 'note';
  const reopens = isClosed && kind === 'reply';
  const change = (next: string) => {
    setText(next);
    if (next === '') dropForPerson(personId, name);
    else keepForPerson(personId, name, next);
  };
  const insert = (option: SelectOption | undefined) => {
    const chosen = articles.find(({ title }) => title === option?.value);
    if (chosen) change([text.trim(), plainText(chosen)].filter(Boolean).join('\n\n'));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '' || text.trim().length > most) return;
    messageId.current ||= crypto.randomUUID();
    if (!(await work.write(kind, messageId.current, text))) return;
    messageId.current = '';
    change('');
  };
  return (
    <form className={form} onSubmit={(event) => void send(event)}>
      <UnsavedWork isDirty={!isBusy && text.trim() !== ''} texts={chatMessages.leave} />
      {work.problem?.code === 'stale' ? (
        <Banner tone="warning" announce="assertive" title={texts.stale} text={texts.staleText} />
      ) : (
        work.problem && (
          <Banner
            tone="danger"
            announce="assertive"
            title={texts.notSent}
            text={work.problem.information || messages.unexpected}
          />
        )
      )}
      <RadioGroup
        label={texts.kind}
        layout="row"
        value={kind}
        onChange={(value) => setKind(value === 'note' ? 'note' : 'reply')}
        options={[
          { value: 'reply', label: texts.reply },
          { value: 'note', label: texts.writeNote },
        ]}
      />
      <Combobox
        label={texts.insert}
        value={undefined}
        onChange={insert}
        options={articles.map(({ title }) => ({ value: title, label: title }))}
        texts={{ ...messages.pick, placeholder: texts.insertPlaceholder }}
      />
      <TextArea
        label={texts.text[kind]}
        rows={5}
        limit={{ max: most, text: chatMessages.characters }}
        value={text}
        onChange={change}
      />
      {reopens && <Banner tone="info" announce="polite" title={texts.reopensText} />}
      <div className={end}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {reopens ? texts.reopens : texts.send[kind]}
        </Button>
      </div>
    </form>
  );
}
