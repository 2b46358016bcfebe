import { formatDate } from '#src/lib/words/dates.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { css } from '#styled/css';
import type { TeachingActs } from './acts.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { NextSession } from './NextSession.tsx';
import type { ClassToday, LessonToday, TeachersDay } from './use-today.ts';

const stack = css({ display: 'grid', gap: '4' });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const lead = css({ textStyle: 'section', overflowWrap: 'anywhere' });
/** Between facts of one line. */
const separator = ' · ';
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const later = css({
  display: 'grid',
  gap: '1',
  listStyle: 'none',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
  paddingBlockStart: '3',
});

const comingOf = ({ lessons }: TeachersDay, now: number) => lessons.filter(({ ends_at }) => ends_at > now);

/** The card's class: that of the lesson, else one with a session planned for today, else any. */
export function mainClass(day: TeachersDay, now: number): ClassToday | undefined {
  const { groups, today } = day;
  const [lesson] = comingOf(day, now);
  if (lesson) return groups.find(({ division }) => division === lesson.division);
  return groups.find(({ next }) => next?.planned_on === today) ?? groups.find(({ next }) => next !== null);
}

interface NowCardProps {
  readonly day: TeachersDay;
  readonly now: number;
  readonly acts: TeachingActs;
}

/** [LD-06, DF-03] The running or next lesson, with its session one press away; without lessons, the plan. */
export function NowCard({ day, now, acts }: NowCardProps) {
  const { today } = day;
  const coming = comingOf(day, now);
  const [lesson] = coming;
  const group = mainClass(day, now);
  if (!lesson)
    return (
      <Card title={messages.comesNext}>
        <div className={stack}>
          <p className={quiet}>{messages.noNext}</p>
          {group && <NextSession group={group} today={today} acts={acts} isMain />}
        </div>
      </Card>
    );
  const isRunning = lesson.starts_at <= now;
  return (
    <Card title={isRunning ? messages.now : messages.comesNext}>
      <div className={stack}>
        <div>
          <p className={lead}>
            <bdi>{lesson.subject}</bdi>
            {separator}
            <bdi>{lesson.class_name}</bdi>
          </p>
          <div className={line}>
            <span className={quiet}>{whenText(lesson, today)}</span>
            <TimeBadge lesson={lesson} now={now} />
            {lesson.is_substitute === 1 && <Badge tone="warning">{messages.substitute}</Badge>}
          </div>
        </div>
        {group ? (
          <NextSession group={group} today={today} acts={acts} isMain hasClass={false} />
        ) : (
          <p className={quiet}>{messages.notYourClass}</p>
        )}
        {coming.length > 1 && (
          <ul className={later} aria-label={messages.later}>
            {coming.slice(1).map((each) => (
              <li key={each.starts_at} className={quiet}>
                <bdi>{each.starts}</bdi> <bdi>{each.subject}</bdi>
                {separator}
                <bdi>{each.class_name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function whenText({ day, starts, ends, room_name }: LessonToday, today: string): string {
  const when = day === today ? messages.today : formatDate(day, 'weekday');
  return [when, isolate(`${starts}–${ends}`), ...(room_name === '' ? [] : [isolate(room_name)])].join(' · ');
}

/** Milliseconds. */
const minute = 60_000;

function TimeBadge({ lesson, now }: { readonly lesson: LessonToday; readonly now: number }) {
  if (lesson.starts_at <= now)
    return (
      <Badge tone="brand">
        {messages.minutesLeft(Math.max(1, Math.ceil((lesson.ends_at - now) / minute)))}
      </Badge>
    );
  const minutes = Math.ceil((lesson.starts_at - now) / minute);
  return minutes <= 90 ? <Badge tone="brand">{messages.startsIn(minutes)}</Badge> : null;
}
