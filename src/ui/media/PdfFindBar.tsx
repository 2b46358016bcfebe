import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { css } from '#styled/css';
import { control } from '../control.recipe.ts';
import { IconButton } from '../IconButton.tsx';
import { Spinner } from '../Spinner.tsx';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';
import { useEscape } from './use-escape.ts';
import type { PdfFind } from './use-pdf-find.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: '0',
  alignItems: 'center',
  gap: '1',
  px: '3',
  py: '1.5',
  bg: 'surface',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
  '& button': { _coarse: { minWidth: 'target.touch', minHeight: 'target.touch' } },
});
const field = css({ flex: '[1 1 9rem]', maxWidth: '[22rem]', minWidth: '0' });
const count = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minWidth: '16',
  px: '1',
  textStyle: 'caption',
  color: 'text.muted',
  fontVariantNumeric: 'tabular-nums',
});
const end = css({ display: 'flex', flexGrow: '1', justifyContent: 'flex-end' });

export interface PdfFindBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly find: PdfFind;
  readonly onClose: () => void;
  readonly texts: PdfViewerTexts;
}

/** Searches the document: Enter goes on, Shift and Enter back, Escape ends it. */
export function PdfFindBar({ input, find, onClose, texts }: PdfFindBarProps) {
  useEscape(true, onClose);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [input]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.go(event.shiftKey ? -1 : 1);
  };
  const isEmpty = find.hits.length === 0;
  return (
    <search className={bar}>
      <div className={field}>
        <input
          ref={input}
          type="search"
          className={control()}
          aria-label={texts.find}
          placeholder={texts.find}
          value={find.query}
          onChange={(event) => find.search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className={count}>
        {find.busy && <Spinner />}
        {countText(find, texts)}
      </output>
      <IconButton
        size="sm"
        icon={<ChevronUp />}
        label={texts.findPrevious}
        disabled={isEmpty}
        onClick={() => find.go(-1)}
      />
      <IconButton
        size="sm"
        icon={<ChevronDown />}
        label={texts.findNext}
        disabled={isEmpty}
        onClick={() => find.go(1)}
      />
      <div className={end}>
        <IconButton size="sm" icon={<X />} label={texts.findClose} onClick={onClose} />
      </div>
    </search>
  );
}

function countText({ query, hits, at, busy }: PdfFind, texts: PdfViewerTexts): string {
  if (at !== undefined) return texts.findCount(at + 1, hits.length);
  return busy || query.trim() === '' ? '' : texts.findNone;
}
