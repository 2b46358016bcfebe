import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { useTeachingActs } from './acts.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { NextSession } from './NextSession.tsx';
import { mainClass, NowCard } from './NowCard.tsx';
import type { TeachingContext } from './teaching-context.ts';
import { type TeachersDay, useToday } from './use-today.ts';

const frame = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', xl: '[3fr 2fr]' },
});
const list = css({ display: 'grid', gap: '3', listStyle: 'none' });
const side = css({ display: 'grid', gap: '4', minWidth: '0' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const name = css({
  textStyle: 'label',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});

/** [LD-06] The running or next lesson, waiting sessions and new projects. */
export function TeacherToday({
  app,
  more,
}: {
  readonly app: TeachingContext;
  /** Waiting work of other rooms. */
  readonly more?: ReactNode;
}) {
  const { day, now, refresh, retry } = useToday(app);
  const acts = useTeachingActs(app.person, refresh);
  if (day.kind === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton label={messages.loading} shape="rows" count={3} />
      </div>
    );
  if (day.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const { data } = day;
  return (
    <div className={frame}>
      <div className={side}>
        <NowCard day={data} now={now} acts={acts} />
        {data.fresh.length > 0 && <Fresh fresh={data.fresh} />}
      </div>
      <Waiting day={data} now={now} more={more} />
    </div>
  );
}

/** Sessions of other classes planned for today or before, one per class. */
function Waiting({
  day,
  now,
  more,
}: {
  readonly day: TeachersDay;
  readonly now: number;
  readonly more: ReactNode;
}) {
  const { groups, today } = day;
  const main = mainClass(day, now);
  const waiting = groups
    .filter((group) => group !== main && group.next !== null)
    .filter(({ next }) => next?.planned_on !== '' && (next?.planned_on ?? '') <= today)
    .toSorted((a, b) => ((a.next?.planned_on ?? '') < (b.next?.planned_on ?? '') ? -1 : 1));
  return (
    <Card title={messages.waits}>
      {waiting.length === 0 && <p className={quiet}>{messages.nothingWaits}</p>}
      <ul className={list}>
        {waiting.slice(0, 4).map((group) => (
          <li key={group.division}>
            <NextSession group={group} today={today} />
          </li>
        ))}
      </ul>
      {more}
    </Card>
  );
}

function Fresh({ fresh }: Pick<TeachersDay, 'fresh'>) {
  return (
    <Card title={messages.fresh}>
      <ul className={list}>
        {fresh.map(({ project_id, project_name, ...at }) => (
          <li key={`${project_id} ${at.division}`}>
            <Link
              className={name}
              to="/myteaching/$type/project/$projectId/$grade/$division"
              params={{
                type: at.kind === 'club' ? 'Club' : 'Classroom',
                projectId: String(project_id),
                grade: String(at.grade),
                division: String(at.division),
              }}
            >
              <bdi>{project_name}</bdi>
            </Link>{' '}
            <span className={quiet}>{messages.className(at.grade_name, at.division_name)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
