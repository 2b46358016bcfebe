import { type ReactNode, useCallback, useState } from 'react';
import type { CallOutput } from '#contract/core/define-call.ts';
import { getProjectSessionListCall } from '#contract/teaching/calls/get-project-session-list.call.ts';
import { getSessionDetailsCall } from '#contract/teaching/calls/get-session-details.call.ts';
import { updateProjectResourceStatusCall } from '#contract/teaching/calls/update-project-resource-status.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { useTeachingActs } from './acts.ts';
import { type ClassRef, classOf } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { PresentStage } from './PresentStage.tsx';
import { projectMessages } from './project-messages.en.ts';
import { ReferenceList } from './ReferenceList.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { StudyFile } from './StudyFile.tsx';
import type { TeachingContext } from './teaching-context.ts';

type Project = CallOutput<typeof getProjectSessionListCall>['data'];
type Session = CallOutput<typeof getSessionDetailsCall>['data'];

const frame = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[17rem minmax(0, 1fr)]' },
});
const list = css({
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  gap: '1',
  overflowX: 'auto',
});
const item = css({
  display: 'block',
  width: 'full',
  minWidth: '48',
  px: '3',
  py: '2',
  borderRadius: 'md',
  textAlign: 'start',
  textStyle: 'small',
  '&:hover': { bg: 'surface.hover' },
  '&[aria-current=true]': { bg: 'brand.subtle', color: 'brand.text', fontWeight: 'semibold' },
});
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const apart = css({ flexGrow: '1' });
const steps = css({ display: 'grid', gap: '3' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const main = css({ minWidth: '0' });

interface SessionScreenProps {
  readonly app: TeachingContext;
  readonly projectId: number;
  readonly at: ClassRef;
  /** 0: the first that is not done. */
  readonly sessionId: number;
  readonly isPresenting: boolean;
  readonly onOpen: (sessionId: number, isPresenting: boolean) => void;
  /** A link back to the project, if the person has one. */
  readonly back?: ReactNode;
}

/** [RT-16, RT-17, VW-08, C4-04] The sessions of a class: a list at the side, and one of them open. */
export function SessionScreen(props: SessionScreenProps) {
  const { app, projectId, at, sessionId } = props;
  const { kind, grade, division } = at;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const place = classOf({ kind, grade, division });
      const { data: project } = await call(
        getProjectSessionListCall,
        { project_id: projectId, ...place },
        { signal },
      );
      const known = project.sessions.find((each) => each.session_id === sessionId);
      const open = known ?? project.sessions.find(({ is_done }) => is_done === 0) ?? project.sessions[0];
      const session =
        open &&
        (await call(getSessionDetailsCall, { session_id: open.session_id, ...place }, { signal })).data;
      return { project, session };
    },
    [projectId, kind, grade, division, sessionId],
  );
  const { round, refresh } = useRefresh(app.listen);
  const [loaded, , retry] = useLoaded(load, round);
  useThingTitle(loaded.kind === 'loaded' ? loaded.data.project.project_name : '');
  if (loaded.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (loaded.kind === 'failed' && loaded.code !== 'not_found')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  if (loaded.kind === 'failed' || !loaded.data.session)
    return (
      <>
        <PageHeader title={projectMessages.title} />
        <EmptyState title={projectMessages.emptyTitle} text={projectMessages.emptyText} />
      </>
    );
  return (
    <OpenSession {...props} project={loaded.data.project} session={loaded.data.session} onChanged={refresh} />
  );
}

interface OpenSessionProps extends SessionScreenProps {
  readonly project: Project;
  readonly session: Session;
  readonly onChanged: () => void;
}

function OpenSession({ project, session, onChanged, ...props }: OpenSessionProps) {
  const { app, projectId, at, isPresenting, onOpen, back } = props;
  const { person } = app;
  const act = useTeachingActs(person, onChanged);
  const [isSharing, setSharing] = useState(false);
  const id = session.session_id;
  const ref = { id, projectId, title: session.title, at };
  const isDemo = person.school.isDemo;
  const given = project.divisions.filter((each) => each.is_given === 1);
  const busy = act.busy === id;
  const end = useCallback(() => onOpen(id, false), [onOpen, id]);
  const use = async (resourceId: number, isUsed: boolean) => {
    try {
      const status = isUsed ? 1 : 0;
      const input = { project_id: projectId, ...classOf(at), resource_id: resourceId, status } as const;
      await call(updateProjectResourceStatusCall, input);
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.notDone, text: errorText(error) });
    }
    onChanged();
  };
  return (
    <Stack>
      <PageHeader
        title={session.title}
        text={[
          project.project_name,
          messages.className(project.grade_name, project.division_name),
          messages.sessionNumber(session.position, session.total_sessions),
        ].join(' · ')}
        actions={back}
      />
      <div className={frame}>
        <nav aria-label={projectMessages.sessions}>
          <ol className={list}>
            {project.sessions.map((each) => (
              <li key={each.session_id}>
                <button
                  type="button"
                  className={item}
                  aria-current={each.session_id === id}
                  onClick={() => onOpen(each.session_id, false)}
                >
                  {`${each.position}. `}
                  <bdi>{each.title}</bdi>{' '}
                  {each.is_done === 1 && <Badge tone="success">{projectMessages.isDone}</Badge>}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className={main}>
          <Stack>
            <div className={acts}>
              {session.presentation && (
                <Button variant="primary" onClick={() => onOpen(id, true)}>
                  {messages.present}
                </Button>
              )}
              {session.is_shared === 1 ? (
                <Button busy={busy} onClick={() => act.unshare(ref)}>
                  {messages.unshare}
                </Button>
              ) : (
                <Button busy={busy} onClick={() => (given.length > 1 ? setSharing(true) : act.share(ref))}>
                  {messages.share}
                </Button>
              )}
              <Button busy={busy} onClick={() => act.mark(ref, session.is_done === 0)}>
                {session.is_done === 1 ? messages.reopen : messages.done}
              </Button>
              {session.is_shared === 1 && <Badge tone="brand">{messages.isShared}</Badge>}
              {session.is_done === 1 && <Badge tone="success">{projectMessages.isDone}</Badge>}
              <span className={apart} />
              <Button disabled={session.previous_id === 0} onClick={() => onOpen(session.previous_id, false)}>
                {projectMessages.previous}
              </Button>
              <Button disabled={session.next_id === 0} onClick={() => onOpen(session.next_id, false)}>
                {projectMessages.next}
              </Button>
            </div>
            <Card title={projectMessages.presentation}>
              {session.presentation ? (
                <StudyFile key={session.presentation.id} file={session.presentation} isDemo={isDemo} />
              ) : (
                <p className={quiet}>{projectMessages.noPresentation}</p>
              )}
            </Card>
            {session.activities.length > 0 && (
              <Card title={projectMessages.activities}>
                <ol className={steps}>
                  {session.activities.map((each) => (
                    <li key={each.title}>
                      <strong>
                        <bdi>{each.title}</bdi>
                      </strong>{' '}
                      <span className={quiet}>{messages.minutes(each.minutes)}</span>
                      <p>
                        <bdi>{each.instructions}</bdi>
                      </p>
                    </li>
                  ))}
                </ol>
              </Card>
            )}
            {session.references.length > 0 && (
              <Card title={projectMessages.references}>
                <ReferenceList references={session.references} isDemo={isDemo} />
              </Card>
            )}
            {session.resources.length > 0 && (
              <Card title={projectMessages.resources}>
                <ReferenceList references={session.resources} isDemo={isDemo} />
                {session.resources.map((each) => (
                  <Checkbox
                    key={each.id}
                    label={`${projectMessages.used}: ${each.title}`}
                    checked={each.is_used === 1}
                    onChange={(isUsed) => void use(each.id, isUsed)}
                  />
                ))}
              </Card>
            )}
          </Stack>
        </div>
      </div>
      {isPresenting && session.presentation && (
        <PresentStage
          title={session.title}
          notes={session.notes}
          activities={session.activities}
          onClose={end}
        >
          <StudyFile file={session.presentation} isDemo={isDemo} />
        </PresentStage>
      )}
      {isSharing && (
        <ShareDialog
          title={session.title}
          divisions={project.divisions}
          own={at.division}
          onShare={(parts) => {
            act.share(ref, parts);
            setSharing(false);
          }}
          onClose={() => setSharing(false)}
        />
      )}
    </Stack>
  );
}
