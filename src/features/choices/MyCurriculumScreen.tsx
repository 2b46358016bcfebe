import { useCallback, useEffect, useState } from 'react';
import { viewSelectedProjectModuleWiseCall } from '#contract/choices/calls/view-selected-project-module-wise.call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { ChoicesScreenProps } from './choices-props.ts';
import { ModuleProjects } from './ModuleProjects.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { OpenProject } from './OpenProject.tsx';
import { pickers, selectTexts } from './pickers.ts';
import { groupOfTaught, loadTaught, type TaughtGroup, tellClass, wasNotified } from './taught.ts';

/** [CA-02, C1-12] The school's choices for a teacher's classes and clubs. */
export function MyCurriculumScreen({ app }: { readonly app: ChoicesScreenProps }) {
  const { person, search, onSearch } = app;
  const load = useCallback((signal: AbortSignal) => loadTaught(person, signal), [person]);
  const [groups, , retry] = useLoaded(load);
  const taught = groups.kind === 'loaded' ? groups.data : [];
  const group = taught.find(({ id }) => id === search.group) ?? taught[0];
  return (
    <Stack>
      <PageHeader title={messages.mineTitle} text={messages.mineText} />
      {groups.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={6} />}
      {groups.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {groups.kind === 'loaded' && !group && (
        <EmptyState title={messages.mineNone} text={messages.mineNoneText} />
      )}
      {group && (
        <>
          <div className={pickers}>
            <Select
              label={messages.group}
              options={taught.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(group.id)}
              onChange={(id) => onSearch({ group: Number(id) }, { replace: false })}
              texts={selectTexts()}
            />
          </div>
          <TaughtProjects key={group.id} group={group} isDemo={person.school.isDemo} listen={app.listen} />
        </>
      )}
      <OpenProject app={app} />
    </Stack>
  );
}

interface TaughtProjectsProps extends Pick<ChoicesScreenProps, 'listen'> {
  readonly group: TaughtGroup;
  readonly isDemo: boolean;
}

interface Told {
  readonly id: number;
  readonly title: string;
}

function TaughtProjects({ group, isDemo, listen }: TaughtProjectsProps) {
  const load = useCallback(
    (signal: AbortSignal) => call(viewSelectedProjectModuleWiseCall, groupOfTaught(group), { signal }),
    [group],
  );
  const { round, refresh } = useRefresh();
  useEffect(() => listen(refresh), [listen, refresh]);
  const [chosen, , retry] = useLoaded(load, round);
  const [asked, setAsked] = useState<Told | null>(null);
  if (chosen.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (chosen.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const modules = chosen.data.data
    .map((module) => ({
      ...module,
      projects: module.projects.filter(({ is_archived }) => is_archived === 0),
    }))
    .filter(({ projects }) => projects.length > 0);
  if (modules.length === 0) return <EmptyState title={messages.mineEmpty} text={messages.mineEmptyText} />;
  return (
    <>
      {modules.map((module) => (
        <Card key={module.module_id} title={module.module_name || messages.noModule}>
          <ModuleProjects
            projects={module.projects}
            onNotify={({ project_id, title }) => setAsked({ id: project_id, title })}
            isDemo={isDemo}
          />
        </Card>
      ))}
      {asked && <NotifyQuestion group={group} project={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface NotifyQuestionProps {
  readonly group: TaughtGroup;
  readonly project: Told;
  readonly onClose: () => void;
}

function NotifyQuestion({ group, project, onClose }: NotifyQuestionProps) {
  const load = useCallback(
    (signal: AbortSignal) => wasNotified(group, project.id, signal),
    [group, project.id],
  );
  const [before] = useLoaded(load);
  const [isTelling, setTelling] = useState(false);
  const tell = async () => {
    setTelling(true);
    try {
      const { told } = await tellClass(group, project.id);
      tellDone(messages.notified(told), project.title);
    } catch (error) {
      const text = errorText(error);
      alerts.show({ tone: 'error', title: messages.notDone, text });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      title={messages.notifyTitle(project.title)}
      answers={[
        { value: 'no', label: messages.cancel },
        { value: 'yes', label: messages.notify, tone: 'primary', busy: isTelling },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? void tell() : onClose())}
      onCancel={onClose}
    >
      {messages.notifyText(group.name)}
      {before.kind === 'loaded' && before.data && <p>{messages.notifyAgain}</p>}
    </AlertDialog>
  );
}
