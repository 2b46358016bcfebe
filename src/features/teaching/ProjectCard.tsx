import { Link } from '@tanstack/react-router';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getFacultyProjectListCall } from '#contract/teaching/calls/get-faculty-project-list.call.ts';
import type { TeachingType } from '#contract/teaching/teaching.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { css } from '#styled/css';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';

export type GivenProject = CallOutput<typeof getFacultyProjectListCall>['rows'][number];

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  height: 'full',
  p: '4',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  '&:hover': { borderColor: 'brand' },
});
const name = css({
  textStyle: 'subsection',
  overflowWrap: 'anywhere',
  // The whole card is the link.
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
});
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const foot = css({ marginBlockStart: 'auto', paddingBlockStart: '2' });

export function ProjectCard({ row, type }: { readonly row: GivenProject; readonly type: TeachingType }) {
  const { done, total } = row;
  const at = type === 'Practice' ? (row.kind === 'club' ? 'Club' : 'Practice') : type;
  const facts = [row.module_name, row.tool_name, messages.minutes(row.minutes)].filter((fact) => fact !== '');
  return (
    <article className={card}>
      <div className={line}>
        <Badge>{messages.className(row.grade_name, row.division_name)}</Badge>
        {row.students > 0 && <Badge>{projectMessages.students(row.students)}</Badge>}
        {row.due_on !== '' && (
          <span className={quiet}>{projectMessages.due(formatDate(row.due_on, 'short'))}</span>
        )}
      </div>
      <h2>
        <Link
          className={name}
          to="/myteaching/$type/project/$projectId/$grade/$division"
          params={{
            type: at,
            projectId: String(row.project_id),
            grade: String(row.grade),
            division: String(row.division),
          }}
        >
          <bdi>{row.title}</bdi>
        </Link>
      </h2>
      <p className={quiet}>
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      {row.shared > 0 && <p className={quiet}>{projectMessages.sharedCount(row.shared)}</p>}
      <div className={foot}>
        <ProgressBar
          label={projectMessages.progress}
          value={total === 0 ? 0 : (100 * done) / total}
          valueText={projectMessages.doneOf(done, total)}
          tone={total > 0 && done >= total ? 'success' : 'brand'}
          showsText
        />
      </div>
    </article>
  );
}
