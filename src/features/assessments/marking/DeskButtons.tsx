import type { ReactNode } from 'react';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { markingDesk as messages } from './desk-messages.en.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const quiet = css({ textStyle: 'caption', color: 'text.muted', hideBelow: 'md' });

interface DeskButtonsProps {
  readonly view: MarkingDeskView;
  readonly send: (event: MarkingDeskEvent) => void;
  readonly children: ReactNode;
}

export function DeskButtons({ view, send, children }: DeskButtonsProps) {
  const whyNot = view.isStale ? messages.staleTitle : undefined;
  return (
    <>
      <div className={buttons}>
        {children}
        <Button
          aria-keyshortcuts="F8"
          disabledReason={whyNot}
          reasonInSight={view.isStale}
          busy={view.isMoving}
          onClick={() => send({ type: 'answer.next' })}
        >
          {messages.next}
        </Button>
        <Button
          aria-keyshortcuts="F9"
          disabledReason={whyNot ?? (view.hasPrevious ? undefined : messages.firstOne)}
          onClick={() => send({ type: 'answer.back' })}
        >
          {messages.previous}
        </Button>
      </div>
      {view.isMoving && <p role="status">{messages.moving}</p>}
      <p className={quiet}>{`${messages.keyHint('Enter', 'F2', 'F8')} · ${messages.keyBack('F9')}`}</p>
    </>
  );
}
