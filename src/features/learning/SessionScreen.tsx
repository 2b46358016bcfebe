import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { SessionPosition } from '#contract/learning/learning.rules.ts';
import type { LearningSession } from '#contract/learning/learning.wire.ts';
import { KeepSwitch } from '#src/lib/keep/KeepSwitch.tsx';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { button } from '#src/ui/button.recipe.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { css } from '#styled/css';
import { keepSession, keptSessions } from './kept-sessions.ts';
import { LearningLink } from './LearningLink.tsx';
import { type LearningProps, projectAddress, sessionAddress } from './learning-props.ts';
import { loadSession } from './load-learning.ts';
import { messages } from './messages.en.ts';
import { startOutbox } from './outbox.ts';
import { SessionFile } from './SessionFile.tsx';
import { heading, quiet, words } from './styles.ts';
import { useBookmark } from './use-bookmark.ts';
import { useMark } from './use-mark.ts';

interface SessionScreenProps {
  readonly app: LearningProps;
  readonly projectId: number;
  readonly id: number;
  readonly practice: (session: LearningSession) => ReactNode;
}

/** [CA-04] A session shared with the student. It closes at once when the teacher takes it back. */
export function SessionScreen({ app, projectId, id, practice }: SessionScreenProps) {
  const { person, listen } = app;
  const { round } = useRefresh(listen);
  const load = useCallback(
    (signal: AbortSignal) => loadSession(person, projectId, id, signal),
    [person, projectId, id],
  );
  const [session, , retry] = useLoaded(load, round);
  const [wasOpen, setWasOpen] = useState(false);
  if (session.kind === 'loaded' && !wasOpen) setWasOpen(true);
  useEffect(() => startOutbox(person.id), [person.id]);
  const isGone = session.kind === 'failed' && session.code === 'not_found';
  useEffect(() => {
    if (isGone) void keptSessions.drop(person.id, id);
  }, [isGone, person.id, id]);
  useThingTitle(session.kind === 'loaded' ? session.data.data.title : '');
  if (session.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={5} />;
  if (isGone) return <Closed to={projectAddress(app.base, projectId)} wasOpen={wasOpen} />;
  if (session.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const { data, asOf } = session.data;
  return (
    <Opened app={app} session={data} asOf={asOf}>
      {data.type === 'practice' && practice(data)}
    </Opened>
  );
}

function Closed({ to, wasOpen }: { readonly to: string; readonly wasOpen: boolean }) {
  return (
    <>
      <PageHeader title={messages.session} />
      <div role="status">
        <EmptyState
          title={wasOpen ? messages.takenBack : messages.sessionGone}
          text={wasOpen ? messages.takenBackText : messages.sessionGoneText}
          action={
            <LearningLink to={to} className={button({ variant: 'primary' })}>
              {messages.toProject}
            </LearningLink>
          }
        />
      </div>
    </>
  );
}

interface OpenedProps {
  readonly app: LearningProps;
  readonly session: LearningSession;
  /** When a stored copy was loaded; null: it is current. */
  readonly asOf: number | null;
  /** Shown after the session's tasks. */
  readonly children: ReactNode;
}

function Opened({ app, session, asOf, children }: OpenedProps) {
  const { person, base } = app;
  const { project_id, project_name, title, objective, presentation, activities, references } = session;
  const [start] = useState({ page: session.page, fraction: session.fraction, seconds: session.seconds });
  const onPlace = useBookmark(person, session, asOf === null);
  const { isDone, onMark } = useMark(person, session);
  return (
    <Stack gap="5">
      <div>
        <LearningLink to={projectAddress(base, project_id)} className={link({ look: 'standalone' })}>
          <bdi>{project_name}</bdi>
        </LearningLink>
        <PageHeader title={title} text={messages.position(session.position, session.total)} />
        {asOf !== null && <output className={quiet}>{messages.asOf(formatTime(asOf))}</output>}
        {objective !== '' && (
          <p className={words}>
            <bdi>{objective}</bdi>
          </p>
        )}
      </div>
      <section aria-labelledby="presentation" className={part}>
        <h2 id="presentation" className={heading}>
          {messages.presentation}
        </h2>
        {presentation ? (
          <SessionFile key={presentation.id} file={presentation} start={start} onPlace={onPlace} />
        ) : (
          <p className={quiet}>{messages.noPresentation}</p>
        )}
      </section>
      {activities.length > 0 && <Activities activities={activities} />}
      {references.length > 0 && (
        <References
          references={references}
          start={start}
          // One film of a session has a saved position: its presentation, or the first other film.
          filmId={presentation?.type === 'video' ? '' : firstFilm(references)}
          onPlace={onPlace}
        />
      )}
      {children}
      <div className={acts}>
        <Switch
          label={messages.markDone}
          checked={isDone}
          disabled={person.school.isDemo}
          onChange={onMark}
        />
        {!person.school.isDemo && (
          <KeepSwitch
            isKept={() => keptSessions.isKept(person.id, session.session_id)}
            keep={() => keepSession(person, session)}
            drop={() => keptSessions.drop(person.id, session.session_id)}
          />
        )}
      </div>
      <Neighbours app={app} session={session} isDone={isDone} />
    </Stack>
  );
}

function Activities({ activities }: Pick<LearningSession, 'activities'>) {
  return (
    <section aria-labelledby="activities">
      <h2 id="activities" className={heading}>
        {messages.activities}
      </h2>
      <ol className={steps}>
        {activities.map(({ title, instructions, minutes }) => (
          <li key={`${title} ${instructions}`}>
            <p className={step}>
              <bdi>{title}</bdi> {minutes > 0 && <span className={quiet}>{messages.minutes(minutes)}</span>}
            </p>
            {instructions !== '' && (
              <p className={words}>
                <bdi>{instructions}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const firstFilm = (references: LearningSession['references']) =>
  references.find(({ file }) => file?.type === 'video')?.file?.id ?? '';

interface ReferencesProps extends Pick<LearningSession, 'references'> {
  readonly start: SessionPosition;
  /** The film that continues where it was left; '' for none. */
  readonly filmId: string;
  readonly onPlace: (moved: Partial<SessionPosition>) => void;
}

function References({ references, start, filmId, onPlace }: ReferencesProps) {
  return (
    <section aria-labelledby="references">
      <h2 id="references" className={heading}>
        {messages.references}
      </h2>
      <ul className={plain}>
        {references.map(({ title, url, file }) => (
          <li key={file?.id ?? url}>
            {url === '' ? (
              <p className={named}>
                <bdi>{title}</bdi>
              </p>
            ) : (
              <Link href={url} newTab={messages.newTab}>
                {title}
              </Link>
            )}
            {file && (
              <SessionFile file={file} start={start} onPlace={file.id === filmId ? onPlace : undefined} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NeighboursProps extends Pick<OpenedProps, 'app' | 'session'> {
  readonly isDone: boolean;
}

function Neighbours({ app: { base }, session, isDone }: NeighboursProps) {
  const { project_id, previous, next } = session;
  if (!previous && !next) return null;
  return (
    <nav className={acts} aria-label={messages.sessions}>
      {previous && (
        <LearningLink to={sessionAddress(base, project_id, previous.session_id)} className={button({})}>
          {messages.previous(previous.title)}
        </LearningLink>
      )}
      {next && (
        <LearningLink
          to={sessionAddress(base, project_id, next.session_id)}
          className={button({ variant: isDone ? 'primary' : 'secondary' })}
        >
          {messages.following(next.title)}
        </LearningLink>
      )}
    </nav>
  );
}

const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '3',
  alignItems: 'flex-start',
});
const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const steps = css({
  display: 'grid',
  gap: '3',
  listStyleType: 'decimal',
  paddingInlineStart: '6',
  marginBlockStart: '2',
});
const plain = css({ display: 'grid', gap: '3', listStyle: 'none', marginBlockStart: '2' });
const step = css({ textStyle: 'label' });
const named = css({ textStyle: 'label', marginBlockEnd: '1.5' });
