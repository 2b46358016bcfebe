import CircleCheck from 'lucide-react/icons/circle-check';
import type { StudentCard } from '#contract/assessments/attempt.wire.ts';
import { cardLabel, hasApprovedIcon } from '#contract/assessments/card.rules.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { cardStyles } from '../card-styles.ts';
import { attemptMessages as messages } from './attempt-messages.en.ts';

const { card, name, quiet } = cardStyles;
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const foot = css({ marginBlockStart: 'auto', paddingBlockStart: '2' });

const tones = {
  early: 'neutral',
  open: 'info',
  late: 'neutral',
  running: 'warning',
  done: 'success',
  excused: 'neutral',
} as const;

const labelTones = {
  completed: 'success',
  approved: 'success',
  pending: 'success',
  rejected: 'warning',
} as const;

interface StudentCardViewProps {
  readonly of: StudentCard;
  /** [CB-05] The school's. */
  readonly zone: string;
  readonly onOpen: (assessmentId: number) => void;
}

/** [EN-27, ST-23, ST-24, ST-25, ST-26, QC-41] */
export function StudentCardView({ of, zone, onOpen }: StudentCardViewProps) {
  const label = cardLabel(of);
  return (
    <article className={card}>
      <h3 className={name}>
        <bdi>{of.assessment_name}</bdi>
      </h3>
      <p className={quiet}>
        {[messages.kinds[of.kind], messages.minutes(of.minutes), messages.by(of.teacher)].join(' · ')}
      </p>
      <div className={badges}>
        <Badge tone={tones[of.door]}>{messages.doors[of.door]}</Badge>
        {label !== 'none' && (
          <Badge tone={labelTones[label]} icon={hasApprovedIcon(of) ? <CircleCheck /> : undefined}>
            {messages.labels[label]}
          </Badge>
        )}
      </div>
      <p className={quiet}>{timeOf(of, zone)}</p>
      <div className={foot}>
        <Button
          variant={of.door === 'open' || of.door === 'running' ? 'primary' : 'secondary'}
          onClick={() => onOpen(of.assessment_id)}
        >
          {actionOf(of)}
        </Button>
      </div>
    </article>
  );
}

function timeOf(
  { door, opens_at: opens, last_start_at: last, closes_at: closes }: StudentCard,
  zone: string,
): string {
  if (door === 'early') return opens === null ? '' : messages.opens(formatMoment(opens, zone));
  if (door === 'open' && last !== null) return messages.startBy(formatMoment(last, zone));
  return closes === null ? '' : messages.closes(formatMoment(closes, zone));
}

function actionOf({ door, attempt_id: attemptId }: StudentCard): string {
  if (door === 'running') return messages.goOn;
  if (door === 'open') return attemptId > 0 ? messages.again : messages.begin;
  return attemptId > 0 ? messages.result : messages.see;
}
