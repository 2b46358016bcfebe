import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cva } from '#styled/css';
import {
  type AlignedLine,
  type LinePart,
  type NumberedLine,
  type PairedFile,
  partsOf,
} from './aligned-lines.ts';
import { programsMessages as messages } from './programs-messages.en.ts';

const heading = css({ textStyle: 'label' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const lines = css({
  py: '2',
  fontFamily: 'mono',
  fontSize: 'xs',
  listStyle: 'none',
  bg: 'surface.sunken',
  borderRadius: 'md',
});
const line = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: '3',
    scrollMarginBlock: '20',
    outlineOffset: '-0.5',
  },
  variants: { isShown: { true: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'brand' } } },
});
const cell = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: '[3rem 1fr]',
    minWidth: '0',
    borderInlineStartWidth: 'thick',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    look: {
      same: {},
      // On a phone a line that both programs have is shown once.
      again: { display: { base: 'none', md: 'grid' } },
      left: { bg: 'info.subtle', borderInlineStartColor: 'info.line' },
      right: { bg: 'warning.subtle', borderInlineStartColor: 'warning.line' },
      nothing: { display: { base: 'none', md: 'grid' } },
    },
  },
});
const number = css({ px: '2', textAlign: 'end', color: 'text.muted', userSelect: 'none' });
/** The program of a line, visible on phones, where both are below each other. */
const owner = css({ md: { srOnly: true }, fontFamily: 'body', textStyle: 'small', color: 'text.muted' });
const mark = cva({
  base: { fontWeight: 'semibold', borderRadius: 'sm', textDecoration: 'underline', bg: 'transparent' },
  variants: { side: { left: { color: 'info.text' }, right: { color: 'warning.text' } } },
});

interface Names {
  readonly left: string;
  readonly right: string;
}

interface FilesBesideProps extends Names {
  readonly files: readonly PairedFile[];
  readonly shown: { readonly file: number; readonly row: number } | null;
}

/** Line beside line. Differences are marked by more than a colour. */
export function FilesBeside({ files, left, right, shown }: FilesBesideProps) {
  return (
    <Stack gap="4">
      {files.map(({ name, onlyOf, rows, isCut }, file) => (
        <section key={name} aria-label={name}>
          <Stack gap="2">
            <h3 className={heading}>
              <bdi dir="ltr">{name}</bdi>{' '}
              {onlyOf !== null && <Badge tone="info">{messages.onlyOf({ left, right }[onlyOf])}</Badge>}
              {onlyOf === null && rows.every(({ isSame }) => isSame) && (
                <Badge>{rows.length === 0 ? messages.emptyFile : messages.sameFile}</Badge>
              )}
            </h3>
            {rows.length > 0 && (
              <ol className={lines}>
                {rows.map((row, at) => (
                  <Line
                    // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
                    key={at}
                    row={row}
                    place={`${file} ${at}`}
                    names={{ left, right }}
                    isShown={shown?.file === file && shown.row === at}
                  />
                ))}
              </ol>
            )}
            {isCut && <p className={quiet}>{messages.cut}</p>}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly row: AlignedLine;
  readonly place: string;
  readonly names: Names;
  readonly isShown: boolean;
}

function Line({ row, place, names, isShown }: LineProps) {
  const { isSame, left, right } = row;
  const parts = isSame ? null : partsOf(row);
  return (
    <li className={line({ isShown })} data-line={place} aria-current={isShown || undefined}>
      <Cell of={left} look={isSame ? 'same' : 'left'} owner={names.left} parts={parts?.left ?? null} />
      {isSame ? (
        <span aria-hidden className={cell({ look: 'again' })}>
          <span className={number}>{right?.number}</span>
          <span dir="ltr">{right?.text}</span>
        </span>
      ) : (
        <Cell of={right} look="right" owner={names.right} parts={parts?.right ?? null} />
      )}
    </li>
  );
}

interface CellProps {
  readonly of: NumberedLine | null;
  readonly look: 'same' | 'left' | 'right';
  readonly owner: string;
  /** null: nothing differs. */
  readonly parts: readonly LinePart[] | null;
}

function Cell({ of, look, owner: whose, parts }: CellProps) {
  if (of === null) return <span className={cell({ look: 'nothing' })} />;
  return (
    <span className={cell({ look })}>
      <span className={number}>{of.number}</span>
      <span dir="ltr">
        {parts !== null && <bdi className={owner}>{`${whose}: `}</bdi>}
        {look === 'same' || parts === null
          ? of.text
          : parts.map(({ text, isMarked }, at) =>
              isMarked ? (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
                <mark key={at} className={mark({ side: look })}>
                  {text}
                </mark>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
                <span key={at}>{text}</span>
              ),
            )}
        {of.text === '' && <VisuallyHidden>{messages.emptyFile}</VisuallyHidden>}
      </span>
    </span>
  );
}
