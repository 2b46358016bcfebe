import Paperclip from 'lucide-react/icons/paperclip';
import { css } from '#styled/css';

const box = css({
  display: 'block',
  minWidth: '0',
  textStyle: 'caption',
  color: 'text.muted',
  whiteSpace: 'normal',
});
const where = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm' },
});
const words = css({
  display: 'block',
  textAlign: '[match-parent]',
  overflowWrap: 'anywhere',
  lineClamp: '2',
  '& mark': { bg: 'brand.subtle', color: 'brand.text', fontWeight: 'semibold', borderRadius: 'sm' },
});

export interface ExcerptProps {
  readonly source: string;
  readonly pieces: readonly { readonly text: string; readonly is_match: 0 | 1 }[];
}

export function Excerpt({ source, pieces }: ExcerptProps) {
  return (
    <span className={box}>
      <span className={where}>
        <Paperclip aria-hidden="true" />
        <span dir="auto">{source}</span>
      </span>
      <span className={words} dir="auto">
        {pieces.map(({ text, is_match: isMatch }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
          isMatch === 1 ? <mark key={`${index} ${text}`}>{text}</mark> : text,
        )}
      </span>
    </span>
  );
}
