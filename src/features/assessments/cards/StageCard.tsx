import type { ReactNode } from 'react';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import { cardStyles } from '../card-styles.ts';
import { scheduleMessages as messages } from '../schedule/schedule-messages.en.ts';
import { stageOf } from './stages.ts';

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
});

const tones = {
  draft: 'neutral',
  coming: 'info',
  open: 'warning',
  toMark: 'warning',
  over: 'neutral',
  released: 'success',
} as const;

interface StageCardProps {
  readonly of: AssessmentCard;
  /** [CB-05] The school's. */
  readonly zone: string;
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** [EN-27] An assessment for its teachers. */
export function StageCard({ of, zone, isBelow = false, children }: StageCardProps) {
  const stage = stageOf(of);
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <article className={cardStyles.card}>
      <Heading className={cardStyles.name}>
        <bdi>{of.assessment_name}</bdi>
      </Heading>
      <p className={cardStyles.quiet}>
        {[messages.kinds[of.kind], messages.minutes(of.minutes), messages.by(of.teacher)].join(' · ')}
      </p>
      <div>
        <Badge tone={tones[stage]}>{messages.stages[stage]}</Badge>
      </div>
      <p className={cardStyles.quiet}>{of.opens_at === null ? '' : formatMoment(of.opens_at, zone)}</p>
      <div className={foot}>{children}</div>
    </article>
  );
}
