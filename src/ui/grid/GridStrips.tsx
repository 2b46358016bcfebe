import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { grid } from './grid.recipe.ts';
import type { BulkAction, ExportFormat, GridSelection, GridTexts } from './grid.types.ts';
import type { ExportStatus } from './use-grid-export.ts';

export interface ExportStripProps {
  readonly status: ExportStatus;
  readonly texts: GridTexts;
  readonly onDismiss: () => void;
}

const percent = (done: number, total: number) => (total === 0 ? 0 : (done / total) * 100);

/** The progress and the result of an export. Only the result is announced. */
export function ExportStrip({ status, texts, onDismiss }: ExportStripProps) {
  const styles = grid();
  if (status.kind === 'idle') return null;
  if (status.kind === 'running') {
    const text = texts.exporting(status.done, status.total);
    return (
      <div className={styles.strip} data-noprint="">
        <span className={styles.stripText}>{text}</span>
        <ProgressBar label={texts.export} value={percent(status.done, status.total)} />
        <Button size="sm" onClick={onDismiss}>
          {texts.cancel}
        </Button>
      </div>
    );
  }
  const done = status.kind === 'done';
  return (
    <div className={styles.strip} data-noprint="">
      <p
        className={styles.stripText}
        role={done ? 'status' : 'alert'}
        data-tone={done ? undefined : 'danger'}
      >
        {done ? texts.exported(status.count) : texts.exportFailed}
      </p>
      <IconButton label={texts.dismiss} icon={<X />} size="sm" onClick={onDismiss} />
    </div>
  );
}

export interface BulkBarProps<Row> {
  readonly selection: GridSelection<Row>;
  readonly count: number;
  readonly total: number;
  readonly offersAll: boolean;
  readonly actions: readonly BulkAction<Row>[];
  readonly formats: readonly ExportFormat[];
  readonly texts: GridTexts;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onExport: (formatId: string) => void;
}

/** The actions on chosen rows. It comes after the rows, so Tab reaches it from them. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selection, count, total, offersAll, actions, formats, texts } = props;
  const styles = grid();
  return (
    <section className={styles.bulk} aria-label={texts.bulk} data-noprint="" data-keep-free="">
      <output className={styles.bulkText}>{texts.chosen(count)}</output>
      {offersAll && (
        <Button variant="quiet" size="sm" onClick={props.onSelectAll}>
          {texts.selectAll(total)}
        </Button>
      )}
      <div className={styles.bulkActions}>
        {actions.map(({ id, label, icon, tone, onRun }) => (
          <Button
            key={id}
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            icon={icon}
            onClick={() => onRun(selection, props.onClear)}
          >
            {label}
          </Button>
        ))}
        {formats.length > 0 && (
          <Menu
            label={texts.exportChosen}
            trigger={
              <Button size="sm" icon={<Download />}>
                {texts.exportChosen}
              </Button>
            }
            items={formats}
            onSelect={props.onExport}
          />
        )}
        <Button variant="quiet" size="sm" onClick={props.onClear}>
          {texts.clearSelection}
        </Button>
      </div>
    </section>
  );
}
