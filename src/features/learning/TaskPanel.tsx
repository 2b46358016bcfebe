import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useCallback, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { css } from '#styled/css';
import { loadProject, loadSession } from './load-learning.ts';
import { messages } from './messages.en.ts';
import { quiet, words } from './styles.ts';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexShrink: '0',
  width: { base: 'full', lg: 'task.beside' },
  maxHeight: { base: 'task.above', lg: 'full' },
  overflowY: 'auto',
  p: '3',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
});
const top = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' });
const title = css({ textStyle: 'subsection' });
const steps = css({ display: 'grid', gap: '3', listStyleType: 'decimal', paddingInlineStart: '6' });
const step = css({ textStyle: 'label' });

const hiddenName = 'task-hidden';

interface TaskPanelProps {
  readonly person: Person;
  readonly projectId: number;
}

/** The steps of a session (at first the next one) beside the program. The panel can be hidden. */
export function TaskPanel({ person, projectId }: TaskPanelProps) {
  const isWide = useIsWide();
  const [kept, setKept] = useState(() => readForPerson(person.id, hiddenName));
  // On a phone the program shows first, unless the student chose otherwise.
  const isHidden = typeof kept === 'boolean' ? kept : !isWide;
  const [chosen, setChosen] = useState(0);
  const load = useCallback(
    (signal: AbortSignal) => loadProject(person, projectId, signal),
    [person, projectId],
  );
  const [project] = useLoaded(load);
  const hide = (next: boolean) => {
    setKept(next);
    keepForPerson(person.id, hiddenName, next);
  };
  if (project.kind !== 'loaded') return null;
  const open = project.data.data.sessions.filter(({ is_shared }) => is_shared === 1);
  const session =
    open.find(({ session_id }) => session_id === chosen) ??
    open.find(({ is_done }) => is_done === 0) ??
    open[0];
  if (!session) return null;
  if (isHidden)
    return (
      <div>
        <Button icon={<PanelLeftOpen />} aria-expanded={false} onClick={() => hide(false)}>
          {messages.task}
        </Button>
      </div>
    );
  return (
    <aside className={panel} aria-label={messages.task}>
      <div className={top}>
        <h2 className={title}>{messages.task}</h2>
        <IconButton label={messages.hideTask} icon={<PanelLeftClose />} onClick={() => hide(true)} />
      </div>
      {open.length > 1 && (
        <Select
          label={messages.whichSession}
          options={open.map(({ session_id, title: name }) => ({ value: String(session_id), label: name }))}
          value={String(session.session_id)}
          onChange={(value) => setChosen(Number(value))}
          texts={{
            placeholder: messages.whichSession,
            loading: messages.loading,
            empty: messages.noneShared,
          }}
        />
      )}
      <Steps key={session.session_id} person={person} projectId={projectId} sessionId={session.session_id} />
    </aside>
  );
}

interface StepsProps extends TaskPanelProps {
  readonly sessionId: number;
}

function Steps({ person, projectId, sessionId }: StepsProps) {
  const load = useCallback(
    (signal: AbortSignal) => loadSession(person, projectId, sessionId, signal),
    [person, projectId, sessionId],
  );
  const [session, , retry] = useLoaded(load);
  if (session.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={4} />;
  if (session.kind === 'failed')
    return (
      <p className={quiet}>
        {messages.failed}{' '}
        <Button size="sm" onClick={retry}>
          {messages.retry}
        </Button>
      </p>
    );
  const { title: name, objective, activities } = session.data.data;
  return (
    <>
      <p className={step}>
        <bdi>{name}</bdi>
      </p>
      {objective !== '' && (
        <p className={words}>
          <bdi>{objective}</bdi>
        </p>
      )}
      {activities.length === 0 ? (
        <p className={quiet}>{messages.noSteps}</p>
      ) : (
        <ol className={steps}>
          {activities.map((activity) => (
            <li key={`${activity.title} ${activity.instructions}`}>
              <p className={step}>
                <bdi>{activity.title}</bdi>{' '}
                {activity.minutes > 0 && <span className={quiet}>{messages.minutes(activity.minutes)}</span>}
              </p>
              {activity.instructions !== '' && (
                <p className={words}>
                  <bdi>{activity.instructions}</bdi>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
