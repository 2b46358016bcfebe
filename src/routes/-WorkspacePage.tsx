import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useCallback, useMemo } from 'react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { workspaceChanged } from '#contract/workspace/workspace.hints.ts';
import type { Workspace } from '#contract/workspace/workspace.wire.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { projectAddress } from '#src/features/learning/learning-props.ts';
import { TaskPanel } from '#src/features/learning/TaskPanel.tsx';
import { ExamPanel } from '#src/features/workspace/ExamPanel.tsx';
import { workspaceMessages as messages } from '#src/features/workspace/messages.en.ts';
import { WorkspaceScreen, type WorkspaceScreenProps } from '#src/features/workspace/WorkspaceScreen.tsx';
import type { WorkspaceProps } from '#src/features/workspace/workspace-props.ts';
import { button } from '#src/ui/button.recipe.ts';
import type { RouterContext } from './-context.ts';
import { HandInProgram } from './-HandInProgram.tsx';
import { useHint } from './-use-hint.ts';

type Context = Pick<RouterContext, 'session' | 'live'> & { readonly person: Person };

interface WorkspacePageProps
  extends Pick<WorkspaceScreenProps, 'target' | 'isStudio' | 'mode' | 'onShowNewest' | 'isPart'> {
  readonly context: Context;
}

/** A workspace with the parts of other rooms: the way back, the task, and the hand-in. */
export function WorkspacePage({ context, ...screen }: WorkspacePageProps) {
  const { person, session, live } = context;
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useCallback<WorkspaceProps['listen']>(
    (heard) => live.on(workspaceChanged, (content) => heard(content?.workspaceId ?? 0)),
    [live],
  );
  const examChanged = useHint(live, assessmentsChanged);
  const app = useMemo(() => ({ person, sessionLive, listen }), [person, sessionLive, listen]);
  const isStudent = person.role === roles.student;
  const isOwn = (facts: Workspace) => isStudent && facts.student_id === person.id;
  return (
    <WorkspaceScreen
      {...screen}
      app={app}
      renderBack={(facts) => !screen.isPart && <BackLink person={person} facts={facts} />}
      renderTask={(facts) =>
        facts.exam
          ? !screen.isPart && (
              <ExamPanel workspaceId={facts.workspace_id} exam={facts.exam} listen={examChanged} />
            )
          : isOwn(facts) && <TaskPanel person={person} projectId={facts.project_id} />
      }
      renderHandIn={(facts, isKept) =>
        isOwn(facts) && facts.workspace_id > 0 && screen.mode === 'own' ? (
          <HandInProgram context={context} sessionLive={sessionLive} facts={facts} isKept={isKept} />
        ) : null
      }
    />
  );
}

function BackLink({
  person,
  facts,
}: {
  readonly person: Person;
  readonly facts: Workspace | null;
}): ReactNode {
  const isStudent = person.role === roles.student;
  const href =
    facts?.exam && isStudent
      ? `/assessment/${facts.exam.assessment_id}`
      : isStudent && facts
        ? projectAddress('/mylearning', facts.project_id)
        : isStudent
          ? '/mylearning/Classroom'
          : '/review/programs';
  return (
    <Link className={button({})} to={href as '/'}>
      <ArrowLeft aria-hidden className="rtl-flip" />
      {isStudent && facts ? (facts.exam ? messages.backToExam : messages.backToProject) : messages.back}
    </Link>
  );
}
