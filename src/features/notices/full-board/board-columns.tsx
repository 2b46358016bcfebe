import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { BoardRow } from '#contract/notices/notice.model.ts';
import type { RowActionsEvent, SeenRow } from '#machines/row-actions/row-actions.types.ts';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Excerpt } from '#src/ui/Excerpt.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Thumb } from '#src/ui/Thumb.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { truncateTitle } from '../board/board-format.ts';
import { formatDay } from '../viewer/format-day.ts';
import { fullBoardMessages as messages } from './messages.en.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' });
/** The icons, not their frames, align with the column's head. */
const buttons = css({ display: 'flex', alignItems: 'center', gap: '0.5', marginInlineStart: '-2' });
const titleLine = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const titleWords = css({ display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' });
const quiet = css({ color: 'text.muted' });

export const seen = ({ id, version, title }: BoardRow): SeenRow => ({ id, version, name: title });

export interface RowHandlers {
  /** undefined: viewing is switched off [QU-69]. */
  readonly onView: ((row: BoardRow) => void) | undefined;
  /** undefined: this person writes no notices. */
  readonly onEdit: ((row: BoardRow) => void) | undefined;
  readonly send: (event: RowActionsEvent) => void;
}

export interface ColumnsQuery extends RowHandlers {
  /** In the school's zone. */
  readonly today: string;
  readonly personId: number;
}

/** [TG-03, TG-08] The title comes first, since it names the row, also on a phone. */
export function boardColumns({ today, personId, ...handlers }: ColumnsQuery): GridColumn<BoardRow>[] {
  const names = messages.columns;
  const authorOf = (row: BoardRow) => (row.createdById === personId ? messages.you : row.createdByName);
  return [
    {
      id: 'title',
      header: names.title,
      cell: (row) => <TitleCell row={row} />,
      value: (row) => row.title,
      sortable: true,
      width: 22,
    },
    {
      id: 'due_date',
      header: names.due,
      cell: (row) => <DateCell row={row} today={today} />,
      value: (row) => row.dueDate,
      sortable: true,
      width: 12,
    },
    {
      id: 'share_date',
      header: names.shared,
      cell: (row) => formatDay(row.shareDate),
      value: (row) => row.shareDate,
      sortable: true,
      width: 8,
    },
    {
      id: 'author',
      header: names.author,
      cell: (row) => <bdi>{authorOf(row)}</bdi>,
      value: (row) => row.createdByName,
      width: 10,
    },
    {
      id: 'action',
      header: names.action,
      cell: (row, tabIndex) => <RowButtons row={row} tabIndex={tabIndex} {...handlers} />,
      width: 9.5,
      hideable: false,
    },
  ];
}

type Titled = Pick<BoardRow, 'title' | 'titleLanguage' | 'thumb' | 'foundIn'>;

/** With the first picture, and where the searched words stand if not in the title. */
export function TitleCell({ row }: { readonly row: Titled }) {
  const { thumb, foundIn } = row;
  if (!thumb && !foundIn) return <Title row={row} />;
  return (
    <span className={titleLine}>
      <span className={titleWords}>
        <Title row={row} />
        {foundIn && <Excerpt source={messages.inFile(foundIn.file)} pieces={foundIn.excerpt} />}
      </span>
      {thumb && <Thumb size="sm" src={thumb.path} alt={messages.picture(thumb.name)} />}
    </span>
  );
}

/** The whole title is read out and in the tooltip. */
function Title({ row: { title, titleLanguage } }: { readonly row: Titled }) {
  const short = truncateTitle(title);
  const spoken = spokenAs(titleLanguage);
  if (short === title) return <bdi {...spoken}>{title}</bdi>;
  return (
    <bdi {...spoken} title={title}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </bdi>
  );
}

function DateCell({ row, today }: { readonly row: BoardRow; readonly today: string }) {
  return (
    <span className={line}>
      {row.dueDate === '' ? <span className={quiet}>{messages.noDate}</span> : formatDay(row.dueDate)}
      {row.isActive && row.dueDate !== '' && row.dueDate < today && (
        <Badge tone="danger">{messages.overdue}</Badge>
      )}
      {row.isScheduled && <Badge tone="info">{messages.scheduled}</Badge>}
      {row.isLocked && <Badge>{messages.locked}</Badge>}
    </span>
  );
}

interface RowButtonsProps extends RowHandlers {
  readonly row: BoardRow;
  readonly tabIndex: 0 | -1;
}

/** [TG-04, TG-05, TG-06, ST-07, QU-69] The actions on one notice, harmless ones first. */
function RowButtons({ row, tabIndex, onView, onEdit, send }: RowButtonsProps) {
  const change = (action: 'off' | 'on' | 'delete') => () =>
    send({ type: 'action.submit', action, rows: [seen(row)] });
  const button = (label: string, icon: ReactNode, onClick: (() => void) | undefined) => (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      tabIndex={tabIndex}
      aria-disabled={onClick === undefined || undefined}
      onClick={onClick}
    />
  );
  return (
    <span className={buttons}>
      {onView
        ? button(messages.view(row.title), <Eye />, () => onView(row))
        : button(messages.noView, <EyeOff />, undefined)}
      {row.mayEdit && onEdit && button(messages.edit(row.title), <Pencil />, () => onEdit(row))}
      {row.canManage &&
        (row.isActive
          ? button(messages.turnOff(row.title), <PowerOff />, change('off'))
          : button(messages.turnOn(row.title), <Power />, change('on')))}
      {row.canManage && !row.isActive && button(messages.remove(row.title), <Trash2 />, change('delete'))}
    </span>
  );
}
