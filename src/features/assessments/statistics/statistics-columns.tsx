import { type QuestionType, questionTypes } from '#contract/assessments/question-types.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { BarLine } from '#src/ui/StackedBar.tsx';
import { truncate } from '#src/ui/Truncate.tsx';
import { css } from '#styled/css';
import { messages as bankMessages } from '../question-bank-messages.en.ts';
import type { Advice } from './question-advice.rules.ts';
import { statisticsMessages as messages } from './statistics-messages.en.ts';
import type { QuestionRow } from './statistics-rows.ts';

const share = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontVariantNumeric: 'tabular-nums',
});
const track = css({ width: '12' });
/** The number beside the bar already says it. */
const unsaid = { label: '', valueText: '' };

/** Whole percent. Only exactly all or nothing gives 100% or 0%. */
export function percentText(part: number): string {
  const percent = Math.round(part * 100);
  const shown = part < 1 ? Math.min(99, percent) : percent;
  return isolate(`${formatNumber(part > 0 ? Math.max(1, shown) : shown)}%`);
}

function Share({ part }: { readonly part: number }) {
  return (
    <span className={share}>
      <span className={track}>
        <BarLine
          parts={[
            { id: 'right', value: part, tone: 'info', ...unsaid },
            { id: 'rest', value: 1 - part, tone: 'empty', ...unsaid },
          ]}
        />
      </span>
      {percentText(part)}
    </span>
  );
}

export const adviceTones = {
  key: 'danger',
  hard: 'warning',
  flat: 'warning',
  easy: 'info',
  good: 'success',
} as const satisfies Record<Advice, string>;

const typeOf = ({ type }: QuestionRow): string => {
  const known = questionTypes.find((each): each is QuestionType => each === type);
  return known ? bankMessages.types[known] : type;
};
/** Two decimals; a spreadsheet gets the exact number. */
const indexText = (value: number): string => isolate(formatNumber(value, 2));
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1_000) / 1_000;

export const statisticsColumns = (): readonly GridColumn<QuestionRow>[] => [
  {
    id: 'question',
    header: messages.columns.question,
    cell: ({ at, prompt }) => (
      <span>
        {`${formatNumber(at)}. `}
        <bdi>{truncate(prompt, 90)}</bdi>
      </span>
    ),
    value: ({ at, prompt }) => `${at}. ${prompt}`,
    sortable: true,
    width: 20,
  },
  {
    id: 'type',
    header: messages.columns.type,
    cell: typeOf,
    value: typeOf,
    width: 8,
  },
  {
    id: 'answered',
    header: messages.columns.answered,
    cell: ({ answered, asked }) => messages.figures.of(answered, asked),
    value: ({ answered, asked }) => messages.figures.of(answered, asked),
    sortable: true,
    align: 'end',
    width: 7,
  },
  {
    id: 'facility',
    header: messages.columns.facility,
    cell: ({ facility }) => (facility === null ? '–' : <Share part={facility} />),
    value: ({ facility }) => rounded(facility),
    sortable: true,
    align: 'end',
    width: 9,
  },
  {
    id: 'discrimination',
    header: messages.columns.discrimination,
    cell: ({ discrimination }) => (discrimination === null ? '–' : indexText(discrimination)),
    value: ({ discrimination }) => rounded(discrimination),
    sortable: true,
    align: 'end',
    width: 8,
  },
  {
    id: 'advice',
    header: messages.columns.advice,
    cell: ({ advice, is_changed_since: isChanged, regraded }) => (
      <span>
        {isChanged === 1 && <Badge tone="warning">{messages.changed}</Badge>}{' '}
        {advice && <Badge tone={adviceTones[advice]}>{messages.advices[advice]}</Badge>}{' '}
        {regraded && <Badge>{messages.regraded}</Badge>}
      </span>
    ),
    value: ({ advice, is_changed_since: isChanged }) =>
      [isChanged === 1 ? messages.changed : '', advice === null ? '' : messages.advices[advice]]
        .filter((words) => words !== '')
        .join(', '),
    sortable: true,
    width: 11,
  },
];
