import { Link } from '@tanstack/react-router';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import type { TeachingActs } from './acts.ts';
import { readingParams } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { SessionActs } from './SessionActs.tsx';
import type { ClassToday } from './use-today.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0', display: 'grid', gap: '1' });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const name = css({
  textStyle: 'label',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});
const mainName = css({ textStyle: 'subsection' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface NextSessionProps {
  readonly group: ClassToday;
  /** The school's day. */
  readonly today: string;
  /** Left out: no buttons, and the title links to them. */
  readonly acts?: TeachingActs;
  readonly isMain?: boolean;
  readonly hasClass?: boolean;
}

export function NextSession({ group, today, acts, isMain = false, hasClass = true }: NextSessionProps) {
  const { next: session, ...at } = group;
  const badge = hasClass && <Badge>{messages.className(at.grade_name, at.division_name)}</Badge>;
  if (!session)
    return (
      <div className={words}>
        {badge && <div className={line}>{badge}</div>}
        <p className={quiet}>{messages.allDone}</p>
      </div>
    );
  const { session_id: id, project_id: projectId, title, planned_on: planned } = session;
  return (
    <div className={row}>
      <div className={words}>
        <div className={line}>
          {badge}
          {planned !== '' && planned < today && (
            <Badge tone="warning">{messages.waitsSince(formatDate(planned, 'short'))}</Badge>
          )}
          {planned === today && <Badge tone="brand">{messages.plannedToday}</Badge>}
          {session.is_shared === 1 && <Badge tone="success">{messages.isShared}</Badge>}
        </div>
        <Link
          className={isMain ? mainName : name}
          to="/myteaching/$type/read-session-course/$projectId/$grade/$division/$part"
          params={readingParams(projectId, at)}
          search={{ session: true, at: id }}
        >
          <bdi>{title}</bdi>
        </Link>
        <p className={quiet}>
          <bdi>{session.project_name}</bdi>
          {` · ${messages.sessionNumber(session.position, session.total)} · ${messages.minutes(session.minutes)}`}
        </p>
      </div>
      {acts && (
        <SessionActs
          session={{ id, projectId, title, at }}
          isShared={session.is_shared === 1}
          hasSlides={session.has_presentation === 1}
          acts={acts}
          isMain={isMain}
        />
      )}
    </div>
  );
}
