import ArrowUp from 'lucide-react/icons/arrow-up';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { FormEvent, KeyboardEvent } from 'react';
import type { HelpdeskChatView } from '#machines/helpdesk/helpdesk-chat/helpdesk-chat.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' });

/** On a touch keyboard Enter starts a new line, as everywhere else on the device. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

interface ComposerProps {
  readonly view: HelpdeskChatView;
  /** Why "Talk to a person" is impossible; undefined: it is possible. */
  readonly noPerson: string | undefined;
  readonly onDraft: (text: string) => void;
  readonly onSend: () => void;
  readonly onPerson: () => void;
}

/** The field below the conversation: for the assistant, or for the person who looks after the request. */
export function Composer({ view, noPerson, onDraft, onSend, onPerson }: ComposerProps) {
  const { draft, charactersAtMost: most, isWithPerson } = view;
  const isTooLong = draft.trim().length > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    onSend();
  };
  const hint = [
    isTouch() ? '' : messages.keys,
    messages.languageHint,
    view.keepsDrafts ? '' : messages.notKept,
  ];
  return (
    <form className={form} onSubmit={submit}>
      <TextArea
        label={isWithPerson ? messages.toPerson : messages.question}
        hint={hint.filter(Boolean).join(' ') || undefined}
        error={isTooLong ? messages.tooLong(most) : undefined}
        limit={draft.length > most * 0.8 ? { max: most, text: messages.characters } : undefined}
        rows={2}
        value={draft}
        onChange={onDraft}
        onKeyDown={onKeyDown}
      />
      <div className={buttons}>
        {isWithPerson ? (
          <span />
        ) : (
          <Button icon={<LifeBuoy />} reasonInSight disabledReason={noPerson} onClick={onPerson}>
            {messages.talkToPerson}
          </Button>
        )}
        <Button type="submit" variant="primary" icon={<ArrowUp />}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
