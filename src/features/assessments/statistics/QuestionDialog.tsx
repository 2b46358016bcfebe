import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { messages as bankMessages } from '../question-bank-messages.en.ts';
import { percentText } from './statistics-columns.tsx';
import { statisticsMessages as messages } from './statistics-messages.en.ts';
import type { QuestionRow } from './statistics-rows.ts';

const prompt = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' });
const line = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const heading = css({ textStyle: 'subsection' });

interface QuestionDialogProps {
  readonly row: QuestionRow;
  readonly needed: number;
  /** Left out: the caller did not write the assessment. */
  readonly onAgain?: (() => void) | undefined;
  readonly onClose: () => void;
}

const choiceName = ({ id, text }: QuestionRow['choices'][number]): string => {
  if (id === 'true' || id === 'false') return bankMessages.truths[id];
  return text;
};
const banners = { key: 'danger', hard: 'warning', flat: 'warning', easy: 'info', good: 'info' } as const;

/** [CE-02] One question: its figures in words, and how often each choice was chosen. */
export function QuestionDialog({ row, needed, onAgain, onClose }: QuestionDialogProps) {
  const { advice, regraded, choices, facility } = row;
  return (
    <Dialog
      open
      size="form"
      title={messages.columns.question}
      closeLabel={formMessages.close}
      onRequestClose={onClose}
      footer={
        <>
          {onAgain && (
            <Button icon={<RotateCcw />} onClick={onAgain}>
              {messages.again}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <Stack>
        <p className={prompt} dir="auto">
          {row.prompt}
        </p>
        <div className={facts}>
          <Badge>{`${messages.columns.answered}: ${messages.figures.of(row.answered, row.asked)}`}</Badge>
          {facility !== null && <Badge>{`${messages.columns.facility}: ${percentText(facility)}`}</Badge>}
        </div>
        {advice && (
          <Banner
            tone={banners[advice]}
            title={messages.advices[advice]}
            text={messages.adviceTexts[advice]}
          />
        )}
        {row.is_changed_since === 1 && (
          <Banner tone="warning" title={messages.changed} text={messages.changedText} />
        )}
        {regraded && (
          <Banner
            title={messages.regradedBy(regraded.teacher, formatDayOf(regraded.made_at))}
            text={regraded.reason}
          />
        )}
        <h3 className={heading}>{messages.choices}</h3>
        {choices.length === 0 ? (
          <p className={quiet}>{facility === null ? messages.choicesLater(needed) : messages.noChoices}</p>
        ) : (
          <ul className={list}>
            {choices.map((choice) => (
              <li key={choice.id} className={line}>
                <ProgressBar
                  label={choiceName(choice)}
                  value={(choice.chosen * 100) / Math.max(1, row.asked)}
                  valueText={messages.chosenBy(choice.chosen, row.asked)}
                  tone={choice.is_right === 1 ? 'success' : 'brand'}
                  showsText
                />
                {choice.is_right === 1 && (
                  <span>
                    <Badge tone="success">{messages.right}</Badge>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
