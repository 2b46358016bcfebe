import { cva, sva } from '#styled/css';
import { tableRoles } from './grid/table-roles.ts';

export type BarTone = 'success' | 'info' | 'empty';

const bar = sva({
  slots: ['root', 'bar', 'table', 'name', 'number'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    bar: {
      display: 'flex',
      gap: '0.5',
      height: '2.5',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'surface.sunken',
      // In black on white, a grey empty bar would look full.
      _contrast: {
        bg: 'surface',
        borderWidth: 'thin',
        borderStyle: 'solid',
        borderColor: 'line.strong',
      },
      '@media (forced-colors: active)': {
        borderWidth: 'thin',
        borderStyle: 'solid',
        borderColor: '[CanvasText]',
      },
    },
    table: { display: 'block', textStyle: 'small' },
    name: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'text.muted',
      fontWeight: 'regular',
    },
    number: { paddingInlineStart: '1.5', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});
const body = cva({ base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' } });
const part = cva({
  base: {
    minWidth: '1',
    transitionProperty: '[flex-grow]',
    transitionDuration: 'normal',
    forcedColorAdjust: 'none',
  },
  variants: {
    tone: {
      success: { bg: 'success.text' },
      info: { bg: 'info.text' },
      empty: { bg: 'line', _contrast: { bg: 'surface' } },
    },
  },
});
const swatch = cva({
  base: { width: '2.5', height: '2.5', borderRadius: 'full', forcedColorAdjust: 'none' },
  variants: {
    tone: {
      success: { bg: 'success.text' },
      info: { bg: 'info.text' },
      empty: {
        bg: 'line.strong',
        _contrast: {
          bg: 'surface',
          borderWidth: 'thin',
          borderStyle: 'solid',
          borderColor: 'line.strong',
        },
      },
    },
  },
});

export interface BarPart {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** In the reader's digits. */
  readonly valueText: string;
  readonly tone: BarTone;
}

export interface StackedBarProps {
  readonly caption: string;
  readonly parts: readonly BarPart[];
}

export function BarLine({ parts }: Pick<StackedBarProps, 'parts'>) {
  return (
    <span className={bar().bar} aria-hidden="true">
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, tone }) => (
          <span key={id} className={part({ tone })} style={{ flexGrow: value }} />
        ))}
    </span>
  );
}

export function StackedBar({ caption, parts }: StackedBarProps) {
  const styles = bar();
  return (
    <div className={styles.root}>
      <BarLine parts={parts} />
      <table className={styles.table} aria-label={caption} {...tableRoles.table}>
        <tbody className={body()} {...tableRoles.group}>
          {parts.map(({ id, label, valueText, tone }) => (
            <tr key={id} {...tableRoles.row}>
              <th scope="row" {...tableRoles.name}>
                <span className={styles.name}>
                  <span className={swatch({ tone })} />
                  {label}
                </span>
              </th>
              <td className={styles.number} {...tableRoles.cell}>
                {valueText}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
