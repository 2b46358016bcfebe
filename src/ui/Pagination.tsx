import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import { pagination } from './pagination.recipe.ts';
import { pagesAround, type RowRange, rangeOf } from './pagination.rules.ts';

export interface PaginationTexts {
  readonly label: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly page: (page: number) => string;
  /** On phones, in place of the numbers: "3 of 35". */
  readonly position: (page: number, pageCount: number) => string;
  /** "21–30 of 347"; announced when it changes. */
  readonly range: (range: RowRange) => string;
  readonly pageSize?: string;
}

export interface PaginationProps {
  readonly texts: PaginationTexts;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
  readonly sizes?:
    | { readonly options: readonly number[]; readonly onChange: (pageSize: number) => void }
    | undefined;
}

/** [CO-52] The rows shown and the way to the others: five numbers at a time, on phones only arrows. */
export function Pagination({ texts, page, pageSize, total, onChange, sizes }: PaginationProps) {
  const styles = pagination();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav aria-label={texts.label} className={styles.root} data-keep-free="">
      <output className={styles.range}>{texts.range(rangeOf(page, pageSize, total))}</output>
      {sizes !== undefined && <PageSize label={texts.pageSize} value={pageSize} {...sizes} />}
      <div className={styles.pages}>
        <Step label={texts.first} icon={<ChevronsLeft />} to={1} isOff={page <= 1} onGo={onChange} />
        <Step label={texts.previous} icon={<ChevronLeft />} to={page - 1} isOff={page <= 1} onGo={onChange} />
        <ol className={styles.numbers}>
          {pagesAround(page, pageCount).map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.page}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ol>
        <span className={styles.compact}>{texts.position(page, pageCount)}</span>
        <Step
          label={texts.next}
          icon={<ChevronRight />}
          to={page + 1}
          isOff={page >= pageCount}
          onGo={onChange}
        />
        <Step
          label={texts.last}
          icon={<ChevronsRight />}
          to={pageCount}
          isOff={page >= pageCount}
          onGo={onChange}
        />
      </div>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: number;
  readonly isOff: boolean;
  readonly onGo: (page: number) => void;
}

/** It keeps the focus at the ends; a truly disabled button would lose it. */
function Step({ label, icon, to, isOff, onGo }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onGo(to)}
    />
  );
}

interface PageSizeProps {
  readonly label: string | undefined;
  readonly value: number;
  readonly options: readonly number[];
  readonly onChange: (pageSize: number) => void;
}

function PageSize({ label, value, options, onChange }: PageSizeProps) {
  const id = useId();
  const styles = pagination();
  return (
    <span className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </span>
  );
}
