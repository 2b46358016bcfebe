import { useId } from 'react';
import type { SheetTop } from '#contract/roster/roster.wire.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { radio } from '#src/ui/radio-group.recipe.ts';
import { css, cx } from '#styled/css';
import { rosterMessages as messages } from './messages.en.ts';

const frame = css({
  maxHeight: 'picklist',
  overflow: 'auto',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& td': {
    paddingInline: '3',
    paddingBlock: '1',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line',
  },
});
const rowOf = {
  above: css({ color: 'text.muted' }),
  heading: css({ bg: 'brand.subtle', fontWeight: 'semibold' }),
  below: css({}),
};
const chooser = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'pointer',
  minHeight: '8',
  _coarse: { minHeight: 'target.touch' },
});
const number = css({ color: 'text.muted', minWidth: '5', textAlign: 'end' });

interface SheetTableProps {
  readonly sheet: SheetTop;
  readonly heading: number;
  readonly onHeading: (line: number) => void;
}

/** The first rows of a sheet: one holds the headings, and rows above it are left out. */
export function SheetTable({ sheet, heading, onHeading }: SheetTableProps) {
  const group = useId();
  const texts = messages.locate;
  const width = Math.max(...sheet.top.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const place = (line: number) => (line === heading ? 'heading' : line < heading ? 'above' : 'below');
  return (
    <div className={frame} role="radiogroup" aria-label={texts.heading}>
      <table className={table}>
        <tbody>
          {sheet.top.map(({ line, cells }) => (
            <tr key={line} className={cx(rowOf[place(line)])}>
              <td>
                <label className={chooser}>
                  <input
                    type="radio"
                    name={group}
                    className={radio()}
                    checked={line === heading}
                    aria-label={texts.row(line, cells.filter(Boolean).slice(0, 4).join(', '))}
                    onChange={() => onHeading(line)}
                  />
                  <span className={number}>{formatNumber(line)}</span>
                </label>
              </td>
              {columns.map((at) => (
                <td key={at}>
                  <bdi>{cells[at] ?? ''}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
