import { Link } from '@tanstack/react-router';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getProjectSessionListCall } from '#contract/teaching/calls/get-project-session-list.call.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import type { SessionRef, TeachingActs } from './acts.ts';
import { readingParams } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';
import { SessionActs } from './SessionActs.tsx';

export type TaughtProject = CallOutput<typeof getProjectSessionListCall>['data'];
export type SessionLine = TaughtProject['sessions'][number];

const row = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr', xl: '[minmax(0, 1fr) 13rem 22.5rem]' },
  alignItems: 'center',
  py: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const name = css({
  textStyle: 'label',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
});
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

interface SessionRowProps {
  readonly line: SessionLine;
  readonly session: SessionRef;
  readonly acts: TeachingActs;
  readonly timeZone: string;
  readonly onShare: () => void;
  readonly onPlan: (day: string) => void;
}

export function SessionRow({ line: each, session, acts, timeZone, onShare, onPlan }: SessionRowProps) {
  return (
    <li className={row}>
      <div>
        <div className={line}>
          <Link
            className={name}
            to="/myteaching/$type/read-session-course/$projectId/$grade/$division/$part"
            params={readingParams(session.projectId, session.at)}
            search={{ session: true, at: session.id }}
          >
            {`${each.position}. `}
            <bdi>{each.title}</bdi>
          </Link>
          {each.is_done === 1 && <Badge tone="success">{projectMessages.isDone}</Badge>}
          {each.is_shared === 1 && <Badge tone="brand">{messages.isShared}</Badge>}
        </div>
        <p className={quiet}>
          {[projectMessages.sessionTypes[each.type], messages.minutes(each.minutes)].join(' · ')}
        </p>
      </div>
      <FormDateField
        label={projectMessages.planFor}
        value={each.planned_on}
        onChange={onPlan}
        timeZone={timeZone}
      />
      <SessionActs
        session={session}
        isShared={each.is_shared === 1}
        isDone={each.is_done === 1}
        hasSlides={each.has_presentation === 1}
        acts={acts}
        onShare={onShare}
      />
    </li>
  );
}
