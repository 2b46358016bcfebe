import { useEffect, useEffectEvent } from 'react';
import { saveSessionCall } from '#contract/content/calls/save-session.call.ts';
import type { ProjectTree } from '#contract/content/projects.wire.ts';
import { DetailFrame } from '#src/lib/detail/DetailFrame.tsx';
import { type Detail, useDetail } from '#src/lib/detail/use-detail.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { css } from '#styled/css';
import type { ContentProps } from './content-props.ts';
import { MaterialForm } from './MaterialForm.tsx';
import { messages } from './messages.en.ts';
import { ProjectActions } from './ProjectActions.tsx';
import { loadProject, ProjectForm } from './ProjectForm.tsx';
import { ProjectMaterials } from './ProjectMaterials.tsx';
import { ProjectSessions } from './ProjectSessions.tsx';
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx';
import { type Fault, ReleaseFaults } from './ReleaseFaults.tsx';
import { SendBackForm } from './SendBackForm.tsx';
import { SessionForm } from './SessionForm.tsx';
import { type ContentEditor, useContentEditor } from './use-content-editor.ts';

const gap = css({ display: 'grid', gap: '4' });

interface ProjectScreenProps {
  readonly id: number;
  readonly app: ContentProps;
}

/** [CA-03] A project in its authors' version: sessions, teachers' materials and publication. */
export function ProjectScreen({ id, app }: ProjectScreenProps) {
  const detail = useDetail(id, loadProject, app.listen);
  return (
    <DetailFrame detail={detail} onBack={() => app.onGo('projects')} nameOf={({ values }) => values.title}>
      {(project) => <ProjectView key={project.id} project={project} app={app} detail={detail} />}
    </DetailFrame>
  );
}

interface ProjectViewProps {
  readonly project: ProjectTree;
  readonly app: ContentProps;
  readonly detail: Detail<ProjectTree>;
}

function ProjectView({ project, app, detail }: ProjectViewProps) {
  const { view, send } = useContentEditor(project, app, detail);
  const { status, isChanged, values, rejectReason } = project;
  const changed = () => send({ type: 'content.changed' });
  const addSession = () => send({ type: 'panel.open', panel: { kind: 'session', session: null } });
  const faults = faultsOf(view.faults, project);
  const mend = (field: string) =>
    field === 'sessions'
      ? addSession()
      : send({ type: 'panel.open', panel: { kind: 'details', forRelease: true } });
  // A new project needs its first session next.
  const begin = useEffectEvent(() => {
    if (app.may(saveSessionCall) && isJustBegun(project)) addSession();
  });
  useEffect(() => begin(), []);
  return (
    <div className={gap}>
      <PageHeader
        title={values.title}
        text={values.objective && isolate(values.objective)}
        actions={<ProjectActions project={project} app={app} editor={{ view, send }} />}
      />
      <div>
        <ProjectStatusBadge status={status} isChanged={isChanged} />
      </div>
      {view.panel === null && <ReleaseFaults takesFocus faults={faults} onGo={mend} />}
      {rejectReason !== '' && (
        <Banner tone="warning" title={messages.own.sentBackTitle} text={isolate(rejectReason)} />
      )}
      {status === 'submitted' && app.as === 'author' && (
        <Banner title={messages.own.waiting} text={messages.own.waitingText} />
      )}
      <ProjectSessions
        project={project}
        app={app}
        refresh={changed}
        onEdit={(session) => send({ type: 'panel.open', panel: { kind: 'session', session } })}
      />
      <ProjectMaterials
        project={project}
        app={app}
        refresh={changed}
        onEdit={(material) => send({ type: 'panel.open', panel: { kind: 'material', material } })}
      />
      <ProjectPanel project={project} app={app} editor={{ view, send }} faults={faults} />
      <WorkQuestion isOwn={app.as === 'admin'} editor={{ view, send }} />
    </div>
  );
}

const isJustBegun = ({ status, version, sessions }: ProjectTree) =>
  status === 'draft' && version === 1 && sessions.length === 0;

function faultsOf(
  found: Readonly<Record<string, string>> | null,
  { values: { objective, classIds }, sessions }: ProjectTree,
): readonly Fault[] {
  const isMended: Readonly<Record<string, boolean>> = {
    objective: objective !== '',
    classIds: classIds.length > 0,
    sessions: sessions.length > 0,
  };
  return Object.entries(found ?? {})
    .filter(([field]) => !isMended[field])
    .map(([field, text]) => ({ field, text }));
}

interface ProjectPanelProps {
  readonly faults: readonly Fault[];
  readonly project: ProjectTree;
  readonly app: ContentProps;
  readonly editor: ContentEditor;
}

function ProjectPanel({ project, app, faults, editor: { view, send } }: ProjectPanelProps) {
  const { panel } = view;
  const saved = () => send({ type: 'panel.saved' });
  const form = { project, app, onClose: () => send({ type: 'panel.close' }), onSaved: saved };
  const sentBack = () => {
    tellDone(messages.own.sentBack, project.values.title, () => app.onGo('projects', project.id));
    saved();
  };
  switch (panel?.kind) {
    case 'details':
      return (
        <ProjectForm
          {...form}
          {...(panel.forRelease && { faults })}
          onSession={() => {
            send({ type: 'panel.close' });
            send({ type: 'panel.open', panel: { kind: 'session', session: null } });
          }}
        />
      );
    case 'session':
      return <SessionForm {...form} session={panel.session} />;
    case 'material':
      return <MaterialForm {...form} material={panel.material} />;
    case 'sendBack':
      return <SendBackForm {...form} onSaved={sentBack} />;
    case undefined:
      return null;
  }
}

interface WorkQuestionProps {
  /** A school's own project, which its admin may archive. */
  readonly isOwn: boolean;
  readonly editor: ContentEditor;
}

function WorkQuestion({ isOwn, editor: { view, send } }: WorkQuestionProps) {
  const cancel = () => send({ type: 'question.cancel' });
  return (
    <AlertDialog
      open={view.work !== null}
      tone="warning"
      title={isOwn ? messages.own.takeOutTitle : messages.archiveTitle}
      answers={[
        { value: 'no', label: formMessages.cancel },
        { value: 'yes', label: isOwn ? messages.own.takeOut : messages.archive, tone: 'danger' },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? send({ type: 'question.confirm' }) : cancel())}
      onCancel={cancel}
    >
      {view.work}
    </AlertDialog>
  );
}
