import type { LiveRow, LiveState } from '#contract/assessments/live.wire.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { useNow } from '#src/lib/use-now.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { css, cva } from '#styled/css';
import { liveMessages as messages } from './live-messages.en.ts';

export interface BoardRow extends LiveRow {
  readonly id: number;
  /** The attempt's end by this browser's clock, even if that is wrong; null: none runs. */
  readonly endsHere: number | null;
  readonly loadedAt: number;
}

/** The server sends the seconds left, so a wrong clock here does not matter. */
export function toBoardRow(row: LiveRow): BoardRow {
  const loadedAt = Date.now();
  const { student_id: id, seconds_left: seconds } = row;
  return { ...row, id, loadedAt, endsHere: seconds === null ? null : loadedAt + seconds * 1_000 };
}

export const stateTones = {
  away: 'danger',
  working: 'info',
  not_started: 'neutral',
  handed_in: 'success',
  excused: 'neutral',
} as const satisfies Record<LiveState, string>;

const stack = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const note = css({ textStyle: 'caption', color: 'text.muted' });

const minute = 60_000;
const short = 5 * minute;
const left = cva({ variants: { short: { true: { color: 'warning.text', fontWeight: 'semibold' } } } });

const leftText = (milliseconds: number): string =>
  milliseconds < minute ? messages.lastMinute : messages.minutes(Math.floor(milliseconds / minute));

/** Updated each minute only, because the list can be long. */
function TimeLeft({ endsHere, loadedAt }: { readonly endsHere: number; readonly loadedAt: number }) {
  const milliseconds = Math.max(0, endsHere - Math.max(useNow(), loadedAt));
  return <span className={left({ short: milliseconds < short })}>{leftText(milliseconds)}</span>;
}

const placeOf = (row: LiveRow): string => `${row.grade_name} ${row.division_name}`.trim();
const answeredOf = ({ answered, questions, attempt_id: id }: LiveRow): string =>
  id === 0 ? '' : messages.of(answered, questions);
export const moreOf = ({ extra_minutes: extra, factor }: LiveRow): string =>
  [
    ...(extra > 0 ? [messages.more(extra)] : []),
    ...(factor > 100 ? [isolate(`× ${formatNumber(factor / 100, 2)}`)] : []),
  ].join(', ');

/** The student's state, with its time where that matters. */
function noteOf({ state, seen_at: seen, hand_in_reason: reason, saved_at: saved }: LiveRow): string {
  if (state === 'away' && seen !== null) return messages.seenAt(formatRecent(seen));
  if (state === 'handed_in' && reason !== null) return messages.reasons[reason];
  return state === 'working' && saved === null ? messages.nothingSaved : '';
}

export const liveColumns = (): readonly GridColumn<BoardRow>[] => [
  textColumn<BoardRow>('name', messages.columns.student, (row) => row.student_name, {
    sortable: true,
    width: 11,
  }),
  textColumn<BoardRow>('place', messages.columns.place, placeOf, { sortable: true, width: 8 }),
  {
    id: 'state',
    header: messages.columns.state,
    cell: (row) => (
      <span className={stack}>
        <span>
          <Badge tone={stateTones[row.state]}>{messages.states[row.state]}</Badge>
        </span>
        {noteOf(row) !== '' && <span className={note}>{noteOf(row)}</span>}
      </span>
    ),
    value: ({ state }) => messages.states[state],
    sortable: true,
    width: 13,
  },
  {
    id: 'answered',
    header: messages.columns.answered,
    cell: answeredOf,
    value: answeredOf,
    align: 'end',
    width: 7,
  },
  {
    id: 'saved',
    header: messages.columns.saved,
    cell: ({ saved_at: at }) => (at === null ? '' : formatRecent(at)),
    value: ({ saved_at: at }) => (at === null ? null : new Date(at)),
    sortable: true,
    width: 8,
  },
  {
    id: 'left',
    header: messages.columns.left,
    cell: ({ endsHere, loadedAt }) =>
      endsHere === null ? '' : <TimeLeft endsHere={endsHere} loadedAt={loadedAt} />,
    value: ({ seconds_left: seconds }) => (seconds === null ? '' : leftText(seconds * 1_000)),
    sortable: true,
    align: 'end',
    width: 8,
  },
  textColumn<BoardRow>('more', messages.columns.more, moreOf, { width: 8 }),
];
