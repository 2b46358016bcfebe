import { Link } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CodeXml from 'lucide-react/icons/code-xml';
import Info from 'lucide-react/icons/info';
import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback, useState } from 'react';
import { isFrameEngine } from '#contract/core/tool-engines.ts';
import { downloadLessonPlanCall } from '#contract/teaching/calls/download-lesson-plan.call.ts';
import { getProjectSessionListCall } from '#contract/teaching/calls/get-project-session-list.call.ts';
import { getProjectSuggestionCall } from '#contract/teaching/calls/get-project-suggestion.call.ts';
import { savePlannedSessionCall } from '#contract/teaching/calls/save-planned-session.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { button } from '#src/ui/button.recipe.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { useTeachingActs } from './acts.ts';
import { type ClassRef, classOf } from './class-ref.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { teachingMessages as messages } from './messages.en.ts';
import { ProjectViewDialog } from './ProjectViewDialog.tsx';
import { projectMessages } from './project-messages.en.ts';
import { type SessionLine, SessionRow, type TaughtProject } from './SessionRow.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { TeachingContext } from './teaching-context.ts';

const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ProjectScreenProps {
  readonly app: TeachingContext;
  readonly projectId: number;
  readonly at: ClassRef;
}

/** [C4-04] A class's project: its description, sessions with their state, and actions. */
export function ProjectScreen({ app, projectId, at: { kind, grade, division } }: ProjectScreenProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const input = { project_id: projectId, ...classOf({ kind, grade, division }) };
      return (await call(getProjectSessionListCall, input, { signal })).data;
    },
    [projectId, kind, grade, division],
  );
  const { round, refresh } = useRefresh(app.listen);
  const [project, , retry] = useLoaded(load, round);
  useThingTitle(project.kind === 'loaded' ? project.data.project_name : '');
  if (project.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (project.kind === 'failed')
    return project.code === 'not_found' ? (
      <>
        <PageHeader title={projectMessages.title} />
        <EmptyState title={projectMessages.emptyTitle} text={projectMessages.emptyText} />
      </>
    ) : (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
    );
  return <Taught app={app} project={project.data} at={{ kind, grade, division }} onChanged={refresh} />;
}

interface TaughtProps extends Pick<ProjectScreenProps, 'app' | 'at'> {
  readonly project: TaughtProject;
  readonly onChanged: () => void;
}

function Taught({ app: { person }, project, at, onChanged }: TaughtProps) {
  const acts = useTeachingActs(person, onChanged);
  const [open, setOpen] = useState<'view' | 'give' | SessionLine | null>(null);
  const close = () => setOpen(null);
  const { project_id: projectId, project_name: title, done, total, is_done } = project;
  const isDemo = person.school.isDemo;
  const refOf = (line: SessionLine) => ({ id: line.session_id, projectId, title: line.title, at });
  const given = project.divisions.filter((each) => each.is_given === 1);
  const share = (line: SessionLine) => (given.length > 1 ? setOpen(line) : acts.share(refOf(line)));
  const tell = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      alerts.show({ tone: 'error', title: messages.notDone, text: errorText(error) });
    }
    onChanged();
  };
  const plan = (line: SessionLine, planned_on: string) =>
    void tell(() =>
      call(savePlannedSessionCall, {
        project_id: projectId,
        session_id: line.session_id,
        ...classOf(at),
        planned_on,
      }),
    );
  const keepPlan = () =>
    void tell(async () =>
      saveFile(await callForFile(downloadLessonPlanCall, { project_id: projectId }, {}), project.lesson_plan),
    );
  const facts = [
    messages.className(project.grade_name, project.division_name),
    project.module_name,
    project.tool_name,
    messages.minutes(project.minutes),
  ].filter((fact) => fact !== '');
  return (
    <Stack>
      <PageHeader
        title={title}
        text={facts.join(' · ')}
        more={{
          label: resourceMessages.more,
          items: [
            { id: 'view', label: projectMessages.view, icon: <Info />, onRun: () => setOpen('view') },
            {
              id: 'give',
              label: projectMessages.give,
              icon: <UserPlus />,
              disabled: isDemo,
              onRun: () => setOpen('give'),
            },
            {
              id: 'plan',
              label: projectMessages.lessonPlan,
              icon: <ClipboardList />,
              disabled: project.lesson_plan === '',
              onRun: keepPlan,
            },
          ],
        }}
        actions={
          <>
            {isFrameEngine(project.tool_engine) && (
              <Link
                className={button({})}
                to="/workspace/project/$projectId"
                params={{ projectId: String(projectId) }}
              >
                <CodeXml aria-hidden />
                {projectMessages.demonstrate(project.tool_name)}
              </Link>
            )}
            <Button
              busy={acts.busy === 0}
              onClick={() => acts.mark({ id: 0, projectId, title, at }, is_done === 0)}
            >
              {is_done === 1 ? projectMessages.wholeOpen : projectMessages.wholeDone}
            </Button>
          </>
        }
      />
      <ProgressBar
        label={projectMessages.progress}
        value={total === 0 ? 0 : (100 * done) / total}
        valueText={projectMessages.doneOf(done, total)}
        tone={is_done === 1 ? 'success' : 'brand'}
        showsText
      />
      <Card title={projectMessages.objective}>
        <p>
          <bdi>{project.project_objective}</bdi>
        </p>
      </Card>
      <Card title={projectMessages.sessions}>
        <ol>
          {project.sessions.map((line) => (
            <SessionRow
              key={line.session_id}
              line={line}
              session={refOf(line)}
              acts={acts}
              timeZone={person.school.timeZone}
              onShare={() => share(line)}
              onPlan={(day) => plan(line, day)}
            />
          ))}
        </ol>
      </Card>
      <Suggestions at={at} without={projectId} />
      {open === 'view' && (
        <ProjectViewDialog projectId={projectId} title={title} at={at} isDemo={isDemo} onClose={close} />
      )}
      {open === 'give' && (
        <GiveDialog person={person} projectId={projectId} title={title} at={at} onClose={close} />
      )}
      {open !== null && typeof open === 'object' && (
        <ShareDialog
          title={open.title}
          divisions={project.divisions}
          own={at.division}
          onShare={(parts) => {
            acts.share(refOf(open), parts);
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

interface SuggestionsProps {
  readonly at: ClassRef;
  readonly without: number;
}

/** [C6-01] Suggestions for the class; nothing if there are none. */
function Suggestions({ at: { kind, grade, division }, without }: SuggestionsProps) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(getProjectSuggestionCall, classOf({ kind, grade, division }), { signal })).data,
    [kind, grade, division],
  );
  const [found] = useLoaded(load);
  const others = found.kind === 'loaded' ? found.data.filter(({ project_id }) => project_id !== without) : [];
  if (others.length === 0) return null;
  return (
    <Card title={projectMessages.suggestions}>
      <ul>
        {others.slice(0, 4).map((each) => (
          <li key={each.project_id}>
            <bdi>{each.title}</bdi> <span className={quiet}>{projectMessages.reasons[each.reason]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
