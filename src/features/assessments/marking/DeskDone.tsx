import { useEffect, useRef } from 'react';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { css } from '#styled/css';
import { markingDesk as messages } from './desk-messages.en.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'center' });

interface DeskDoneProps {
  readonly view: MarkingDeskView;
  readonly send: (event: MarkingDeskEvent) => void;
  readonly onResults: () => void;
}

/** Nothing is left here: offers the next question, skipped answers, or the release. Enter takes the first of them. */
export function DeskDone({ view, send, onResults }: DeskDoneProps) {
  const { choice, questions, rows } = view.context;
  const first = useRef<HTMLDivElement>(null);
  const next = questions.find(
    (question) => question.waiting > 0 && question.question_id !== choice.questionId,
  );
  const order = `${next?.question_id} ${view.waiting > 0}`;
  const shown = useRef('');
  useEffect(() => {
    // After a new count another button may be first.
    if (shown.current === order) return;
    shown.current = order;
    const { activeElement } = document;
    if (activeElement === document.body || first.current?.contains(activeElement))
      first.current?.querySelector('button')?.focus();
  }, [order]);
  const isEmpty = view.answers === 0;
  const again = (
    <Button key="again" onClick={() => send({ type: 'desk.retry' })}>
      {messages.lookAgain}
    </Button>
  );
  const results = (
    <Button key="results" variant={next || view.waiting > 0 ? 'secondary' : 'primary'} onClick={onResults}>
      {messages.toResults}
    </Button>
  );
  return (
    <EmptyState
      title={
        isEmpty
          ? messages.emptyTitle
          : view.waiting > 0
            ? messages.doneSkipped(view.waiting)
            : messages.doneTitle
      }
      text={isEmpty ? messages.emptyText : messages.doneText}
      action={
        <div ref={first} className={buttons}>
          {next && choice.order === 'question' && (
            <Button
              variant="primary"
              onClick={() =>
                send({ type: 'queue.choose', choice: { ...choice, questionId: next.question_id } })
              }
            >
              {messages.nextQuestion(next.waiting)}
            </Button>
          )}
          {view.waiting > 0 ? [again, results] : [results, again]}
          {rows.length > 0 && (
            <Button onClick={() => send({ type: 'answer.back' })}>{messages.previous}</Button>
          )}
        </div>
      }
    />
  );
}
