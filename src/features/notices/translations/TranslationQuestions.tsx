import type { NoticeTranslationEvent } from '#machines/notices/notice-translation/notice-translation.types.ts';
import type { NoticeTranslationView } from '#machines/notices/notice-translation/notice-translation.view.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { css } from '#styled/css';
import { translationMessages as messages } from './messages.en.ts';
import { TextPane } from './OriginalPane.tsx';

const panes = css({ display: 'flex', flexDirection: 'column', gap: '3', marginBlockStart: '3' });

interface TranslationQuestionsProps {
  readonly view: NoticeTranslationView;
  readonly send: (event: NoticeTranslationEvent) => void;
}

export function TranslationQuestions({ view, send }: TranslationQuestionsProps) {
  const { theirs, language } = view;
  return (
    <>
      <AlertDialog
        open={view.stage === 'confirmingClose'}
        title={messages.closing}
        answers={[
          { value: 'close.cancel', label: messages.keepWriting, tone: 'primary' },
          { value: 'close.discard', label: messages.discard, tone: 'danger' },
        ]}
        onAnswer={(type) => send({ type })}
        onCancel={() => send({ type: 'close.cancel' })}
      >
        {messages.closingText}
      </AlertDialog>
      <AlertDialog
        open={view.stage === 'confirmingDeletion'}
        tone="warning"
        title={messages.deletion}
        answers={[
          { value: 'delete.cancel', label: messages.no },
          { value: 'delete.confirm', label: messages.yes, tone: 'danger' },
        ]}
        onAnswer={(type) => send({ type })}
        onCancel={() => send({ type: 'delete.cancel' })}
      >
        {messages.deletionText}
      </AlertDialog>
      <AlertDialog
        open={view.stage === 'conflict'}
        tone="warning"
        title={messages.conflict}
        answers={[
          { value: 'form.close', label: messages.keepWriting },
          { value: 'conflict.take_theirs', label: messages.takeTheirs },
          { value: 'conflict.keep_mine', label: messages.keepMine, tone: 'primary' },
        ]}
        onAnswer={(type) => send({ type })}
        onCancel={() => send({ type: 'form.close' })}
      >
        {theirs ? messages.conflictText : messages.conflictGone}
        <div className={panes}>
          {theirs && <TextPane heading={messages.theirs} lang={language} {...theirs} />}
          <TextPane heading={messages.mine} lang={language} {...view.values} />
        </div>
      </AlertDialog>
    </>
  );
}
