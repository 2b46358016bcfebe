import CircleCheck from 'lucide-react/icons/circle-check';
import CodeXml from 'lucide-react/icons/code-xml';
import Lock from 'lucide-react/icons/lock';
import { Fragment, type ReactNode, useCallback } from 'react';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import type { LearningProject, LearningSessionLine } from '#contract/learning/learning.wire.ts';
import { kindNumbers } from '#contract/works/works.rules.ts';
import { Cover } from '#src/lib/attachment/Cover.tsx';
import { todayIn } from '#src/lib/days.ts';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { Done, Due } from './Facts.tsx';
import { LearningLink } from './LearningLink.tsx';
import { type LearningProps, listAddress, sessionAddress, workspaceAddress } from './learning-props.ts';
import { loadProject } from './load-learning.ts';
import { messages } from './messages.en.ts';
import { SessionFile } from './SessionFile.tsx';
import { heading, quiet, words } from './styles.ts';

type HandedIn = Pick<LearningProject, 'project_id' | 'assignment_type'>;

/** The ways a project as a whole is given; each shows the student's own work, if there is one. */
const ways = [kindNumbers.course, kindNumbers.assignment, kindNumbers.club] as const;

interface ProjectScreenProps {
  readonly app: LearningProps;
  readonly id: number;
  readonly handIn: (project: HandedIn) => ReactNode;
}

/** [C1-12, C4-05, EN-20] A student's project with its sessions; those not shared are only named. */
export function ProjectScreen({ app, id, handIn }: ProjectScreenProps) {
  const { person, listen } = app;
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadProject(person, id, signal), [person, id]);
  const [project, , retry] = useLoaded(load, round);
  useThingTitle(project.kind === 'loaded' ? project.data.data.project_name : '');
  if (project.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={5} />;
  if (project.kind === 'failed')
    return project.code === 'not_found' || project.code === 'project_archived' ? (
      <>
        <PageHeader title={messages.project} />
        <EmptyState
          title={project.code === 'not_found' ? messages.notYours : messages.takenAway}
          text={project.code === 'not_found' ? messages.notYoursText : messages.takenAwayText}
          action={
            <LearningLink to={listAddress(app.base, 'Classroom')} className={button({})}>
              {messages.all}
            </LearningLink>
          }
        />
        {ways.map((assignment_type) => (
          <Fragment key={assignment_type}>{handIn({ project_id: id, assignment_type })}</Fragment>
        ))}
      </>
    ) : (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
    );
  const { data, asOf } = project.data;
  const facts = [data.module_name, data.tool_name, data.tool_level, messages.minutes(data.minutes)];
  return (
    <Stack gap="5">
      <PageHeader title={data.project_name} />
      {asOf !== null && <output className={quiet}>{messages.asOf(formatTime(asOf))}</output>}
      <div className={top}>
        <Stack gap="3">
          <p className={quiet}>
            <bdi>{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
          </p>
          <div>
            <Due
              day={data.due_date}
              today={todayIn(person.school.timeZone)}
              isDone={data.done === data.total}
            />
          </div>
          {isFrameEngine(data.tool_engine) && (
            <div>
              <LearningLink
                to={workspaceAddress(data.project_id)}
                className={button({ variant: 'secondary' })}
              >
                <CodeXml aria-hidden />
                {messages.openTool(data.tool_name)}
              </LearningLink>
            </div>
          )}
          {handIn(data)}
          <Done title={data.project_name} done={data.done} shared={data.shared} />
          {data.project_objective !== '' && (
            <div>
              <h2 className={heading}>{messages.objective}</h2>
              <p className={words}>
                <bdi>{data.project_objective}</bdi>
              </p>
            </div>
          )}
          <Alignments of={data.alignments} />
        </Stack>
        <Cover fileId={data.cover_file_id} title={data.project_name} />
      </div>
      <section aria-labelledby="sessions">
        <h2 id="sessions" className={heading}>
          {messages.sessions}
        </h2>
        <ol className={list}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.session_id}
              session={session}
              to={sessionAddress(app.base, data.project_id, session.session_id)}
              isNext={session.session_id === nextOf(data)}
            />
          ))}
        </ol>
      </section>
      {data.sample && (
        <section aria-labelledby="sample" className={sample}>
          <h2 id="sample" className={heading}>
            {messages.sample}
          </h2>
          <SessionFile file={{ ...data.sample, isDownloadable: true }} />
        </section>
      )}
    </Stack>
  );
}

const nextOf = ({ sessions }: LearningProject) =>
  sessions.find(({ is_shared, is_done }) => is_shared === 1 && is_done === 0)?.session_id;

/** [RP-12] */
function Alignments({ of }: { readonly of: LearningProject['alignments'] }) {
  if (of.length === 0) return null;
  return (
    <dl className={terms}>
      {of.map(({ kind, names }) => (
        <div key={kind}>
          <dt className={quiet}>{messages.alignments[kind]}</dt>
          <dd>
            <bdi>{names.join(', ')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SessionRowProps {
  readonly session: LearningSessionLine;
  readonly to: string;
  readonly isNext: boolean;
}

function SessionRow({ session, to, isNext }: SessionRowProps) {
  const { title, is_shared, is_done, opened_at, type, minutes, objective } = session;
  const isBegun = opened_at !== 0 && is_done === 0;
  return (
    <li className={row}>
      <div className={about}>
        <p className={name}>
          <bdi>{title}</bdi>
        </p>
        {objective !== '' && (
          <p className={quiet}>
            <bdi>{objective}</bdi>
          </p>
        )}
        <p className={quiet}>{[messages.sessionTypes[type], messages.minutes(minutes)].join(' · ')}</p>
        {is_shared === 0 && <p className={quiet}>{messages.closedText}</p>}
      </div>
      {is_done === 1 && (
        <Badge tone="success" icon={<CircleCheck />}>
          {messages.done}
        </Badge>
      )}
      {isBegun && is_shared === 1 && <Badge tone="info">{messages.begun}</Badge>}
      {is_shared === 0 ? (
        <Badge icon={<Lock />}>{messages.closed}</Badge>
      ) : (
        <LearningLink
          to={to}
          className={button({ variant: isNext ? 'primary' : 'secondary' })}
          label={messages.openNext(title)}
        >
          {is_done === 1 ? messages.readAgain : isBegun ? messages.goOn : messages.start}
        </LearningLink>
      )}
    </li>
  );
}

const top = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', md: '[minmax(0, 1fr) minmax(0, 20rem)]' },
});
const terms = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' });
const list = css({ display: 'grid', gap: '2', listStyle: 'none', marginBlockStart: '2' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  p: '4',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
});
const sample = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const about = css({ flexGrow: '1', flexBasis: 'half', minWidth: '0' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
