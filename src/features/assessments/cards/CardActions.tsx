import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { roles } from '#contract/core/roles.ts';
import { Button } from '#src/ui/Button.tsx';
import type { AssessmentsProps } from '../assessments-props.ts';
import { markingDesk } from '../marking/desk-messages.en.ts';
import { scheduleMessages as messages } from '../schedule/schedule-messages.en.ts';
import { type Stage, stageOf } from './stages.ts';

/** Past assessments are opened to be used again. */
const changeable: readonly Stage[] = ['draft', 'coming', 'open'];

interface CardActionsProps {
  readonly of: AssessmentCard;
  readonly app: Pick<AssessmentsProps, 'person' | 'onOpen' | 'onChange' | 'onMark'>;
}

/** [EN-27, ER-35] The next action comes first; teachers can change their own assessments until these are over. */
export function CardActions({ of, app: { person, onOpen, onChange, onMark } }: CardActionsProps) {
  const stage = stageOf(of);
  const mayChange = person.role === roles.faculty && of.is_own === 1 && changeable.includes(stage);
  return (
    <>
      {stage === 'toMark' && (
        <Button variant="primary" onClick={() => onMark(of)}>
          {of.kind === 'practical' ? messages.practicals : markingDesk.title}
        </Button>
      )}
      <Button variant={stage === 'toMark' ? 'secondary' : 'primary'} onClick={() => onOpen(of.assessment_id)}>
        {messages.open}
      </Button>
      {mayChange && <Button onClick={() => onChange(of.assessment_id)}>{messages.change}</Button>}
    </>
  );
}
