import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useCallback, useState } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { getClubProjectListCall } from '#contract/teaching/calls/get-club-project-list.call.ts';
import { getFacultyProjectListCall } from '#contract/teaching/calls/get-faculty-project-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { useTeachingActs } from './acts.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { NextSession } from './NextSession.tsx';
import type { GivenProject } from './ProjectCard.tsx';
import { ProjectViewDialog } from './ProjectViewDialog.tsx';
import { projectMessages } from './project-messages.en.ts';
import type { TeachingContext } from './teaching-context.ts';
import { type ClassToday, type Today, useToday } from './use-today.ts';

const frame = css({
  display: 'grid',
  gap: '4',
  marginBlockEnd: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', xl: '[2fr 1fr]' },
});
const side = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const row = css({
  py: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
  _last: { borderBlockEndWidth: 'none' },
});
const project = css({ display: 'flex', gap: '3', alignItems: 'center' });
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
/** Between facts of one line. */
const separator = ' · ';
const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** The next session of each class, and the first screen's cards, each loading by itself [DF-02, DF-03]. */
export function TodayPanel({
  app,
  more,
}: {
  readonly app: TeachingContext;
  /** Waiting work of other rooms. */
  readonly more?: ReactNode;
}) {
  const today = useToday(app);
  return (
    <div className={frame}>
      <TodayCard app={app} today={today} more={more} />
      <div className={side}>
        <NextSessionCard today={today} />
        <ActiveProjects app={app} round={today.round} />
      </div>
    </div>
  );
}

interface TodayCardProps {
  readonly app: TeachingContext;
  readonly today: Today;
}

function TodayCard({
  app: { person },
  today: { day, now, refresh, retry },
  more,
}: TodayCardProps & { readonly more: ReactNode }) {
  const acts = useTeachingActs(person, refresh);
  const groups = day.kind === 'loaded' ? day.data.groups : [];
  const lesson = day.kind === 'loaded' ? day.data.lessons.find(({ ends_at }) => ends_at > now) : undefined;
  // The running or next lesson comes first, then unfinished classes.
  const rank = ({ division, next }: ClassToday) =>
    division === lesson?.division ? 0 : next === null ? 2 : 1;
  const sorted = groups.toSorted((a, b) => rank(a) - rank(b));
  return (
    <Card title={messages.today}>
      {day.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={3} />}
      {day.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {day.kind === 'loaded' && groups.length === 0 && (
        <p className={quiet}>{projectMessages.todayNoneText}</p>
      )}
      <ul>
        {sorted.map((group) => (
          <li key={group.division} className={row}>
            <NextSession
              group={group}
              today={day.kind === 'loaded' ? day.data.today : ''}
              acts={acts}
              isMain={group.division === lesson?.division}
            />
          </li>
        ))}
      </ul>
      {more}
    </Card>
  );
}

/** [DF-03, DS-09] The next timetable lesson with time, subject, class and length. */
function NextSessionCard({ today: { day, now } }: Pick<TodayCardProps, 'today'>) {
  const lesson = day.kind === 'loaded' ? day.data.lessons.find(({ ends_at }) => ends_at > now) : undefined;
  return (
    <Card title={projectMessages.nextSession}>
      {day.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={1} />}
      {lesson && (
        <>
          <p className={name}>
            <bdi>{lesson.subject}</bdi>
            {separator}
            <bdi>{lesson.class_name}</bdi>
          </p>
          <p className={quiet}>
            {formatDate(lesson.day, 'weekday')}
            {separator}
            <bdi>{`${lesson.starts}–${lesson.ends}`}</bdi>
            {separator}
            {messages.minutes(Math.round((lesson.ends_at - lesson.starts_at) / 60_000))}
          </p>
        </>
      )}
      {day.kind === 'loaded' && !lesson && <p className={quiet}>{messages.noNext}</p>}
    </Card>
  );
}

const shown = { page: 1, size: 5, filters: { state: 'open' as const } };

/** [DF-02, DS-08, DF-10] Unfinished projects. */
function ActiveProjects({
  app: { person },
  round,
}: {
  readonly app: TeachingContext;
  readonly round: number;
}) {
  const { model, isDemo } = person.school;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const lists = await Promise.all([
        ...(hasKind(model, 'grade') ? [call(getFacultyProjectListCall, shown, { signal })] : []),
        ...(hasKind(model, 'club') ? [call(getClubProjectListCall, shown, { signal })] : []),
      ]);
      return lists.flatMap(({ rows }) => rows);
    },
    [model],
  );
  const [projects, , retry] = useLoaded(load, round);
  const [open, setOpen] = useState<GivenProject | null>(null);
  return (
    <Card title={projectMessages.activeProjects}>
      {projects.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={3} />}
      {projects.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {projects.kind === 'loaded' && projects.data.length === 0 && (
        <p className={quiet}>{projectMessages.noActive}</p>
      )}
      {projects.kind === 'loaded' && (
        <ul>
          {projects.data.map((each) => (
            <li key={each.id} className={cx(row, project)}>
              <div className={words}>
                <p className={quiet}>{messages.className(each.grade_name, each.division_name)}</p>
                <p className={name}>
                  <bdi>{each.title}</bdi>
                </p>
              </div>
              <IconButton
                size="sm"
                icon={<Eye />}
                label={projectMessages.viewOf(each.title)}
                onClick={() => setOpen(each)}
              />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ProjectViewDialog
          projectId={open.project_id}
          title={open.title}
          at={open}
          isDemo={isDemo}
          size="wide"
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
