import { viewCurriculumProjectCall } from '#contract/choices/calls/view-curriculum-project.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { call } from '#src/lib/api-client.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { choiceMessages as messages } from './messages.en.ts';

type Project = CallOutput<typeof viewCurriculumProjectCall>['data'];

export const loadProject = async (project_id: number, signal: AbortSignal): Promise<Project> =>
  (await call(viewCurriculumProjectCall, { project_id }, { signal })).data;

const heading = css({ textStyle: 'section' });
const quiet = css({ color: 'text.muted' });
const steps = css({ listStyleType: 'decimal', paddingInlineStart: '6', display: 'grid', gap: '2' });

export function ProjectDialog({
  project,
  onClose,
}: {
  readonly project: Project;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open size="form" title={project.title} closeLabel={messages.close} onRequestClose={onClose}>
      <ProjectFacts project={project} />
    </Dialog>
  );
}

function ProjectFacts({ project }: { readonly project: Project }) {
  const { objective, module_name, tool_name, class_names, sessions, minutes } = project;
  const facts = [module_name, tool_name, messages.minutes(minutes)].filter((fact) => fact !== '');
  return (
    <Stack>
      <p className={quiet}>
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      {objective !== '' && (
        <div>
          <h3 className={heading}>{messages.objective}</h3>
          <p>
            <bdi>{objective}</bdi>
          </p>
        </div>
      )}
      {class_names.length > 0 && <p>{messages.classesOf(class_names.join(', '))}</p>}
      <div>
        <h3 className={heading}>{messages.sessionsTitle}</h3>
        <ol className={steps}>
          {sessions.map((session) => (
            <li key={session.id}>
              <bdi>{session.title}</bdi> <span className={quiet}>{messages.minutes(session.minutes)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Stack>
  );
}
