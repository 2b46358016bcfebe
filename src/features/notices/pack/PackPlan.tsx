import type { PackRow, PackShift } from '#machines/notices/notice-pack/notice-pack.types.ts';
import type { NoticePackView } from '#machines/notices/notice-pack/notice-pack.view.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { formMessages } from '../form/messages.en.ts';
import { packMessages as messages } from './messages.en.ts';

const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: '6',
  rowGap: '3',
});
const table = css({
  display: { base: 'block', md: 'table' },
  width: 'full',
  textStyle: 'small',
  '& thead': { display: { base: 'none', md: 'table-header-group' } },
  '& tbody': { display: { base: 'flex', md: 'table-row-group' }, flexDirection: 'column' },
  '& th': { textAlign: 'start', color: 'text.muted', fontWeight: 'medium', py: '2', paddingInlineEnd: '4' },
  '& td': {
    py: { base: '0.5', md: '3' },
    paddingInlineEnd: '4',
    verticalAlign: 'top',
    display: { base: 'block', md: 'table-cell' },
  },
  '& tbody tr': {
    display: { base: 'block', md: 'table-row' },
    py: { base: '3', md: '0' },
    borderBlockStartWidth: 'thin',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'line',
  },
});
const name = css({ overflowWrap: 'anywhere', minWidth: '0' });
const was = css({ display: 'block', textStyle: 'caption', color: 'text.muted' });
const label = css({ display: { base: 'inline', md: 'none' }, color: 'text.muted', marginInlineEnd: '1.5' });
const lost = css({ display: 'block', textStyle: 'caption', color: 'warning.text' });

interface PackPlanProps {
  readonly view: NoticePackView;
  readonly timeZone: string;
  readonly onShift: (shift: PackShift) => void;
  readonly onLeaveOut: (id: number, isOut: boolean) => void;
}

export function PackPlan({ view, timeZone, onShift, onLeaveOut }: PackPlanProps) {
  const { shift, rows, earliestDay } = view;
  if (rows.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      <div className={choice}>
        <RadioGroup
          label={messages.when}
          layout="row"
          options={(['year', 'from'] as const).map((value) => ({ value, label: messages.shifts[value] }))}
          value={shift.kind}
          onChange={(kind) =>
            onShift(kind === 'from' ? { kind, day: firstDay(rows, earliestDay) } : { kind: 'year' })
          }
        />
        {shift.kind === 'from' && (
          <DateField
            label={messages.firstDay}
            required
            value={shift.day}
            min={earliestDay}
            locale={document.documentElement.lang || 'en'}
            timeZone={timeZone}
            texts={formMessages.date}
            onChange={(day) => onShift({ kind: 'from', day })}
            onUnread={() => onShift({ kind: 'from', day: '' })}
          />
        )}
      </div>
      <table className={table}>
        <caption>
          <VisuallyHidden>{messages.preview}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.notice}</th>
            <th scope="col">{messages.columns.share}</th>
            <th scope="col">{messages.columns.due}</th>
            <th scope="col">{messages.columns.readers}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PackLine key={row.id} row={row} onLeaveOut={onLeaveOut} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const firstDay = (rows: readonly PackRow[], earliest: string) => {
  const first = rows.find(({ isOut }) => !isOut)?.share.to ?? earliest;
  return first < earliest ? earliest : first;
};

interface PackLineProps {
  readonly row: PackRow;
  readonly onLeaveOut: (id: number, isOut: boolean) => void;
}

function PackLine({ row, onLeaveOut }: PackLineProps) {
  const { columns } = messages;
  return (
    <tr>
      <td>
        <div className={name}>
          <Checkbox
            label={row.title}
            checked={!row.isOut}
            onChange={(isUsed) => onLeaveOut(row.id, !isUsed)}
          />
        </div>
      </td>
      <td>
        <span className={label}>{columns.share}</span>
        <MovedDay {...row.share} />
      </td>
      <td>
        <span className={label}>{columns.due}</span>
        {row.due ? <MovedDay {...row.due} /> : messages.none}
      </td>
      <td>
        <span className={label}>{columns.readers}</span>
        <bdi>{row.groups.join(', ') || (row.gone === 0 ? messages.all : '')}</bdi>
        {row.gone > 0 && (
          <span className={lost}>{row.groups.length === 0 ? messages.goneAll : messages.gone(row.gone)}</span>
        )}
      </td>
    </tr>
  );
}

const dayText = (day: string) => formatDate(day, 'weekday');

function MovedDay({ from, to, isWeekend }: PackRow['share']) {
  return (
    <>
      {dayText(to)}
      {isWeekend && (
        <>
          {' '}
          <Badge tone="warning">{messages.weekend}</Badge>
        </>
      )}
      <span className={was}>{messages.was(dayText(from))}</span>
    </>
  );
}
