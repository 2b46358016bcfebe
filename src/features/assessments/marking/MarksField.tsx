import type { ComponentProps } from 'react';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { markingDesk as messages } from './desk-messages.en.ts';

const short = css({ maxWidth: '56' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Questions with more marks have no button for each mark. */
const quickMost = 10;
const half = 0.5;

interface MarksFieldProps {
  readonly view: MarkingDeskView;
  readonly most: number;
  readonly fieldRef?: ComponentProps<'div'>['ref'];
  readonly onChange: (marks: string) => void;
}

export function MarksField({ view, most, fieldRef, onChange }: MarksFieldProps) {
  const { issue } = view.context;
  return (
    <>
      <div ref={fieldRef} className={short}>
        <TextField
          label={messages.marks(most)}
          error={
            issue === 'marks_missing'
              ? messages.issues.marks_missing
              : issue === 'bad_marks'
                ? messages.issues.bad_marks(most)
                : undefined
          }
          value={view.draft.marks}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={6}
          readOnly={view.isBusy || view.isStale}
          data-desk="marks"
          onChange={onChange}
        />
      </div>
      {most <= quickMost && <QuickMarks value={view.draft.marks} most={most} onGive={onChange} />}
    </>
  );
}

interface QuickMarksProps {
  readonly value: string;
  readonly most: number;
  readonly onGive: (marks: string) => void;
}

/** A button for each whole mark, and one that adds a half; for touch screens. */
function QuickMarks({ value, most, onGive }: QuickMarksProps) {
  const marks = numberIn(value);
  const whole = marks === null ? null : Math.floor(marks);
  const hasHalf = marks !== null && whole !== null && marks - whole === half;
  return (
    <div className={buttons} role="group" aria-label={messages.quick}>
      {Array.from({ length: Math.floor(most) + 1 }, (_, at) => (
        <Button key={at} size="sm" aria-pressed={marks === at} onClick={() => onGive(String(at))}>
          {formatNumber(at)}
        </Button>
      ))}
      {most >= half && (
        <Button
          size="sm"
          aria-pressed={hasHalf}
          onClick={() => {
            const next = hasHalf ? (whole ?? 0) : (whole ?? 0) + half;
            if (next <= most) onGive(String(next));
          }}
        >
          <bdi dir="ltr">{'+½'}</bdi>
        </Button>
      )}
    </div>
  );
}
