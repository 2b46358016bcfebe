import { useState } from 'react';
import { examCodeLength } from '#contract/assessments/assessments.rules.ts';
import type { StudentCard } from '#contract/assessments/attempt.wire.ts';
import type { AttemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { clockText, useLeft } from './AttemptTimer.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const list = css({ display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'disc' });
const code = css({ maxWidth: '64' });

interface AssessmentGateProps {
  readonly card: StudentCard;
  readonly view: AttemptView;
  /** [CB-05] The school's. */
  readonly zone: string;
  readonly onStart: (otp: string) => void;
}

/** [CE-03] The page before an attempt: its facts, and the code if one is needed. */
export function AssessmentGate({ card, view, zone, onStart }: AssessmentGateProps) {
  const { stage, context } = view;
  return (
    <Stack>
      {stage === 'early' && <Early card={card} clock={context.clock} zone={zone} />}
      {stage === 'shut' && (
        <Banner
          title={messages.shut[card.door === 'excused' ? 'excused' : card.door === 'done' ? 'done' : 'late']}
          text={card.door === 'late' ? messages.askTeacher : undefined}
        />
      )}
      {stage !== 'shut' && <Rules card={card} />}
      {(stage === 'ready' || stage === 'starting') && <StartForm card={card} view={view} onStart={onStart} />}
    </Stack>
  );
}

function Early({
  card,
  clock,
  zone,
}: Pick<AssessmentGateProps, 'card' | 'zone'> & Pick<AttemptView['context'], 'clock'>) {
  const opens = card.opens_at ?? 0;
  const milliseconds = useLeft({ clock, endsAt: opens });
  const isSoon = milliseconds < 24 * 60 * 60_000;
  return (
    <Banner
      title={messages.opens(formatMoment(opens, zone))}
      text={isSoon ? messages.opensIn(clockText(milliseconds)) : undefined}
    />
  );
}

function Rules({ card }: { readonly card: StudentCard }) {
  return (
    <Card title={messages.rules}>
      <Stack>
        {card.instructions !== '' && (
          <p className={words} dir="auto">
            {card.instructions}
          </p>
        )}
        <ul className={list}>
          <li>{messages.ruleTime(messages.minutes(card.minutes))}</li>
          <li>{messages.ruleSaved}</li>
          <li>{messages.ruleElsewhere}</li>
          <li>{messages.ruleEnd}</li>
          {card.attempts_left > 0 && <li>{messages.attemptsLeft(card.attempts_left)}</li>}
        </ul>
      </Stack>
    </Card>
  );
}

function StartForm({ card, view: { stage, context }, onStart }: Omit<AssessmentGateProps, 'zone'>) {
  const [otp, setOtp] = useState('');
  const needsCode = card.needs_code === 1;
  const problem = context.failure ? failureText(context.failure, failureMessages) : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(otp);
      }}
    >
      <Stack>
        {needsCode ? (
          <div className={code}>
            <TextField
              label={messages.code}
              hint={messages.codeHint}
              error={problem}
              value={otp}
              maxLength={examCodeLength + 4}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={setOtp}
            />
          </div>
        ) : (
          problem !== undefined && <Banner tone="danger" title={problem} announce="assertive" />
        )}
        <div>
          <Button type="submit" variant="primary" busy={stage === 'starting'}>
            {stage === 'starting' ? messages.starting : messages.start}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
