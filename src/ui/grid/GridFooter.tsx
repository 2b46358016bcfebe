import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { control } from '../control.recipe.ts';
import { IconButton } from '../IconButton.tsx';
import { grid } from './grid.recipe.ts';
import type { GridTexts } from './grid.types.ts';

export interface GridFooterProps {
  readonly caption: string;
  readonly texts: GridTexts;
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly total: number | undefined;
  /** The rows did not load, so the footer says nothing about them. */
  readonly failed: boolean;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

export function GridFooter({
  caption,
  texts,
  page,
  size,
  sizes,
  total,
  failed,
  onPage,
  onSize,
}: GridFooterProps) {
  const id = useId();
  const styles = grid();
  const pages = pagesOf(total ?? 0, size);
  const from = (page - 1) * size + 1;
  const rangeText =
    total === undefined ? texts.loading : texts.range(from, Math.min(total, from + size - 1), total);
  if (failed || total === 0) return null;
  return (
    <div className={styles.footer}>
      <output className={styles.range}>{rangeText}</output>
      <div className={styles.size} data-noprint="">
        <label htmlFor={id}>{texts.perPage}</label>
        <select
          id={id}
          className={control()}
          value={size}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        >
          {sizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <nav className={styles.pager} aria-label={texts.pages(caption)}>
        <Step label={texts.first} icon={<ChevronFirst />} to={1} page={page} pages={pages} onPage={onPage} />
        <Step
          label={texts.previous}
          icon={<ChevronLeft />}
          to={page - 1}
          page={page}
          pages={pages}
          onPage={onPage}
        />
        <span>{texts.page(page, pages)}</span>
        <Step
          label={texts.next}
          icon={<ChevronRight />}
          to={page + 1}
          page={page}
          pages={pages}
          onPage={onPage}
        />
        <Step
          label={texts.last}
          icon={<ChevronLast />}
          to={pages}
          page={page}
          pages={pages}
          onPage={onPage}
        />
      </nav>
    </div>
  );
}

interface StepProps extends Pick<GridFooterProps, 'page' | 'onPage'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: number;
  readonly pages: number;
}

/** At the end it stays focusable: `disabled` would drop the focus. */
function Step({ label, icon, to, page, pages, onPage }: StepProps) {
  const off = to === page || to < 1 || to > pages;
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPage(to);
      }}
    />
  );
}
