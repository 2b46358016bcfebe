import type { ReactNode } from 'react';
import { takesTime } from '#contract/timetable/timetable.rules.ts';
import type { LessonWire } from '#contract/timetable/week.wire.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { css, cx } from '#styled/css';
import { messages } from './messages.en.ts';
import { dayText } from './week-days.ts';

const card = css({
  display: 'grid',
  gap: '0.5',
  padding: '2',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderInlineStartColor: 'brand',
  bg: 'surface',
  textAlign: 'start',
  width: 'full',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const off = css({ borderInlineStartColor: 'line', color: 'text.muted', bg: 'surface.sunken' });
const isNowStyle = css({ bg: 'brand.subtle', borderColor: 'brand' });
const time = css({ textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' });
const subjectStyle = css({ textStyle: 'label' });
const struck = css({ textDecoration: 'line-through' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface LessonCardProps {
  readonly lesson: LessonWire;
  /** What the reader knows already, such as their own name. */
  readonly without?: 'teacher' | 'division' | 'schoolRoom';
  readonly isNow?: boolean;
  readonly children?: ReactNode;
}

export function LessonCard({ lesson, without, isNow = false, children }: LessonCardProps) {
  const { state, subject, note } = lesson;
  const isOff = !takesTime(lesson);
  const facts = [
    without === 'division' ? '' : lesson.division,
    without === 'teacher' && state !== 'substitute' ? '' : lesson.teacher,
    without === 'schoolRoom' ? '' : lesson.schoolRoom,
  ].filter((fact) => fact !== '');
  return (
    <div className={cx(card, isOff && off, isNow && isNowStyle)} aria-current={isNow ? 'time' : undefined}>
      <span className={time}>
        <bdi>{`${lesson.starts}–${lesson.ends}`}</bdi>
        {isNow && (
          <>
            {' '}
            <Badge tone="brand">{messages.now}</Badge>
          </>
        )}
      </span>
      <span className={cx(subjectStyle, isOff && struck)}>
        <bdi>{subject}</bdi>
      </span>
      {facts.length > 0 && (
        <span className={quiet}>
          <bdi>{facts.join(' · ')}</bdi>
        </span>
      )}
      {state !== 'usual' && (
        <span>
          <Badge tone={isOff ? 'neutral' : 'warning'}>{messages.states[state]}</Badge>{' '}
          <span className={quiet}>{noteOf(lesson, note)}</span>
        </span>
      )}
      {children}
    </div>
  );
}

function noteOf({ state, usualTeacher }: LessonWire, note: string): string {
  if (state === 'substitute') return usualTeacher === '' ? '' : messages.insteadOf(usualTeacher);
  if (state === 'moved') return messages.movedFrom(dayText(note));
  if (state === 'moved_away') return messages.movedTo(dayText(note));
  return state === 'exam' ? '' : note;
}
