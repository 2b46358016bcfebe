import { type KeyboardEvent, useState } from 'react';
import { css } from '#styled/css';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

const root = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'caption' });
const input = css({
  width: '[3.25em]',
  minHeight: 'control.sm',
  px: '1',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'sm',
  bg: 'surface',
  color: 'text',
  textStyle: 'caption',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const whole = css({ color: 'text.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export interface PageFieldProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly texts: PdfViewerTexts;
}

/** The shown page; Enter after typing another number goes there. Invalid numbers change nothing. */
export function PageField({ page, count, onPage, texts }: PageFieldProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    const wanted = Math.round(Number(draft));
    if (draft !== undefined && wanted >= 1) onPage(Math.min(wanted, count));
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <span className={root}>
      <input
        className={input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.page}
        value={draft ?? String(page)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <span className={whole}>{texts.ofPages(count)}</span>
    </span>
  );
}
