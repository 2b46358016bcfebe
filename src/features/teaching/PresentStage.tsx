import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTime } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';

interface PresentStageProps {
  readonly title: string;
  readonly notes: readonly { readonly title: string; readonly body: string }[];
  readonly activities: readonly {
    readonly title: string;
    readonly instructions: string;
    readonly minutes: number;
  }[];
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const stage = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'toast',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  color: 'text',
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const name = css({ textStyle: 'subsection', flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' });
const time = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' });
const body = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexGrow: '1',
  minHeight: '0',
});
const show = css({
  flexGrow: '1',
  minWidth: '0',
  overflow: 'auto',
  p: '2',
  // The content fills the space between the two bars.
  '--media-height': 'calc(100dvh - 8rem)',
});
const side = css({
  width: { base: 'full', md: '1/3' },
  maxHeight: { base: '48', md: 'full' },
  overflow: 'auto',
  p: '4',
  bg: 'surface.sunken',
});
const quiet = css({ textStyle: 'small', fontWeight: 'regular', color: 'text.muted' });
const heading = css({ textStyle: 'label' });
const words = css({ whiteSpace: 'pre-wrap', textStyle: 'small', marginBlockEnd: '3' });

/** [VW-03] A full-screen presentation with a clock and the speaker's notes. Escape ends it, N shows the notes. */
export function PresentStage({ title, notes, activities, children, onClose }: PresentStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hasNotes, setNotes] = useState(false);
  const [began] = useState(() => Date.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    // If the browser refuses, the stage covers the page instead.
    void root.current?.requestFullscreen?.().catch(() => undefined);
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => {
      clearInterval(timer);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    let wasFull = false;
    const onFull = () => {
      if (document.fullscreenElement === root.current) wasFull = true;
      else if (wasFull) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key === 'Escape') onClose();
      if (!isTyping && !event.ctrlKey && !event.metaKey && event.key.toLowerCase() === 'n')
        setNotes((shown) => !shown);
    };
    document.addEventListener('fullscreenchange', onFull);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onFull);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <div
      ref={root}
      className={stage}
      role="dialog"
      aria-modal="true"
      aria-label={projectMessages.presenting(title)}
      tabIndex={-1}
    >
      <div className={bar}>
        <p className={name}>
          <bdi>{title}</bdi>
        </p>
        <p className={time} role="timer" aria-label={projectMessages.clock}>
          {[formatTime(now), projectMessages.running(Math.floor((now - began) / 60_000))].join(' · ')}
        </p>
        <Button size="sm" aria-pressed={hasNotes} onClick={() => setNotes(!hasNotes)}>
          {hasNotes ? projectMessages.hideNotes : projectMessages.showNotes}
        </Button>
        <Button size="sm" variant="primary" onClick={onClose}>
          {projectMessages.endPresenting}
        </Button>
      </div>
      <div className={body}>
        <div className={show}>{children}</div>
        {hasNotes && (
          <aside className={side} aria-label={projectMessages.notes}>
            {notes.length + activities.length === 0 && <p>{projectMessages.noNotes}</p>}
            {activities.map((each) => (
              <div key={each.title}>
                <h3 className={heading}>
                  <bdi>{each.title}</bdi> <span className={quiet}>{messages.minutes(each.minutes)}</span>
                </h3>
                <p className={words}>
                  <bdi>{each.instructions}</bdi>
                </p>
              </div>
            ))}
            {notes.map((each) => (
              <div key={each.title}>
                <h3 className={heading}>
                  <bdi>{each.title}</bdi>
                </h3>
                <p className={words}>
                  <bdi>{each.body}</bdi>
                </p>
              </div>
            ))}
          </aside>
        )}
      </div>
    </div>
  );
}
