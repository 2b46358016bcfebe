import { css } from '#styled/css';
import { Tooltip } from './Tooltip.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const graphemes = new Intl.Segmenter();

/** The first `max` letters (as people count them, in any script) and an ellipsis; shorter text stays as it is. */
export function truncate(text: string, max: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`;
}

const cut = css({
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: 'control',
  textUnderlineOffset: '[0.2em]',
  textAlign: 'start',
  font: '[inherit]',
  cursor: 'help',
});

export interface TruncateProps {
  readonly text: string;
  /** E.g. 15 letters on cards [TV-05, CO-28]. */
  readonly max: number;
}

/** Cuts a text to a number of letters; the tooltip and screen readers have the whole. */
export function Truncate({ text, max }: TruncateProps) {
  const short = truncate(text, max);
  if (short === text) return <span>{text}</span>;
  return (
    <Tooltip text={text} describes={false}>
      {(trigger) => (
        <button type="button" {...trigger} className={cut}>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </button>
      )}
    </Tooltip>
  );
}
