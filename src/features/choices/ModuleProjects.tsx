import BellRing from 'lucide-react/icons/bell-ring';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { Module } from './group-tab.ts';
import { choiceMessages as messages } from './messages.en.ts';

type Project = Module['projects'][number];

const rows = css({ display: 'grid', gap: '3' });
// On phones each title has its own line, so that all rows look alike.
const row = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  justifyContent: 'space-between',
  gap: '2',
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  color: 'text.muted',
  '& > :last-child': { marginInlineStart: { base: 'auto', sm: '0' } },
});

interface ModuleProjectsProps {
  readonly projects: readonly Project[];
  /** For a teacher who notifies students. */
  readonly onNotify?: (project: Project) => void;
  readonly isDemo?: boolean;
}

export function ModuleProjects({ projects, onNotify, isDemo = false }: ModuleProjectsProps) {
  return (
    <ul className={rows}>
      {projects.map((project) => (
        <li key={project.project_id} className={row}>
          <bdi>{project.title}</bdi>
          <span className={facts}>
            <span>{messages.sessions(project.session_count)}</span>
            {project.due_on !== '' && <span>{messages.dueOn(formatDate(project.due_on, 'short'))}</span>}
            {onNotify ? (
              <Button
                icon={<BellRing />}
                disabledReason={isDemo ? messages.assignDemo : undefined}
                aria-label={`${messages.notify}: ${project.title}`}
                onClick={() => onNotify(project)}
              >
                {messages.notify}
              </Button>
            ) : (
              <State project={project} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function State({ project: { is_archived, assignments } }: { readonly project: Project }) {
  if (is_archived === 1) return <Badge tone="warning">{messages.states.archived}</Badge>;
  return assignments > 0 ? (
    <Badge tone="success">{messages.assignedTimes(assignments)}</Badge>
  ) : (
    <Badge>{messages.notAssigned}</Badge>
  );
}
