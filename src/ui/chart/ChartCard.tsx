import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chart } from './chart.recipe.ts';
import {
  type ChartData,
  type ChartKind,
  type ChartPoint,
  type ChartTexts,
  isEmptyChart,
  isRound,
  isStacked,
} from './chart.types.ts';
import { rowsHeight } from './rows-height.ts';

export interface ChartCardProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind: ChartKind;
  /** undefined while it loads. */
  readonly data: ChartData | undefined;
  readonly texts: ChartTexts;
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** [DS-05] A press, or Enter, on a bar, point or slice. */
  readonly onSelect?: ((point: ChartPoint) => void) | undefined;
  readonly format?: ((value: number) => string) | undefined;
  /** Of the drawing, in rem; left out: rows grow with their number. */
  readonly height?: number | undefined;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

const usual = 18;
const plain = new Intl.NumberFormat();
const formatPlain = (value: number) => plain.format(value);

/** [DS-01, DS-03, DS-04, DS-05] A chart with its table one key away. All its states have the drawing's height. */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    description,
    kind,
    data,
    texts,
    failed = false,
    onRetry,
    actions,
    level = 2,
    height = kind === 'rows' ? Math.max(usual, rowsHeight(data?.categories ?? [])) : usual,
  } = props;
  const format = props.format ?? formatPlain;
  const [asTable, setAsTable] = useState(false);
  const styles = chart();
  const room = { minBlockSize: `${height}rem` };
  const drawable = data !== undefined && !failed && !isEmptyChart(data);
  const switcher = useRef<HTMLButtonElement>(null);
  const toggle = () => setAsTable((now) => !now);
  // The focused list of values disappears with the drawing.
  const toggleByKey = () => {
    switcher.current?.focus();
    toggle();
  };

  const content = () => {
    if (failed) {
      return (
        <div className={styles.state} style={room}>
          <ErrorState
            title={texts.errorTitle}
            text={texts.errorText}
            retry={onRetry && { label: texts.retry, onRetry }}
          />
        </div>
      );
    }
    if (data === undefined) return <ChartSkeleton label={texts.loading} height={height} />;
    if (!drawable) {
      return (
        <div className={styles.state} style={room}>
          <EmptyState title={texts.empty} />
        </div>
      );
    }
    if (asTable) {
      return (
        <div className={styles.tableBox} style={room}>
          <ChartTable
            caption={title}
            data={isRound(kind) ? { ...data, series: data.series.slice(0, 1) } : data}
            texts={texts}
            format={format}
            totals={isStacked(kind) || isRound(kind)}
          />
        </div>
      );
    }
    return (
      <ChartDrawing
        title={title}
        kind={kind}
        data={data}
        texts={texts}
        format={format}
        height={height}
        onSelect={props.onSelect}
        onTable={toggleByKey}
      />
    );
  };

  return (
    <Card
      title={title}
      level={level}
      actions={
        <>
          {actions}
          {drawable && (
            <Button
              ref={switcher}
              variant="quiet"
              size="sm"
              icon={asTable ? <ChartColumn /> : <Table2 />}
              onClick={toggle}
            >
              {asTable ? texts.showChart : texts.showTable}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {content()}
    </Card>
  );
}
