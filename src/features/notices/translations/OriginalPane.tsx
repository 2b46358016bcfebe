import { Fragment } from 'react';
import type { NoticeText } from '#contract/notices/translation.rules.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { translationMessages as messages } from './messages.en.ts';
import { type Piece, wordDiff } from './word-diff.ts';

const pane = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  padding: '4',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const heading = css({ textStyle: 'label', color: 'text.muted' });
const title = css({ fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const text = css({
  textStyle: 'body',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: { base: '48', md: '64' },
  overflowY: 'auto',
});
const gone = css({
  bg: 'danger.subtle',
  color: 'danger.text',
  textDecorationLine: 'line-through',
  borderRadius: 'sm',
});
const come = css({
  bg: 'success.subtle',
  color: 'success.text',
  textDecorationLine: 'underline',
  borderRadius: 'sm',
});

interface TextPaneProps extends NoticeText {
  readonly heading: string;
  readonly lang?: string | undefined;
}

export function TextPane({ heading: name, title: words, description, lang }: TextPaneProps) {
  return (
    <section className={pane} aria-label={name}>
      <h3 className={heading}>{name}</h3>
      <p className={title} dir="auto" lang={lang}>
        {words}
      </p>
      <p className={text} dir="auto" lang={lang}>
        {description}
      </p>
    </section>
  );
}

interface ChangedPaneProps {
  readonly before: NoticeText;
  readonly now: NoticeText;
}

/** The original at translation time and now, as one text with its changes marked. */
export function ChangedPane({ before, now }: ChangedPaneProps) {
  return (
    <section className={pane} aria-label={messages.whatChanged}>
      <h3 className={heading}>{messages.whatChanged}</h3>
      <p className={title} dir="auto">
        <Marked pieces={wordDiff(before.title, now.title)} />
      </p>
      <p className={text} dir="auto">
        <Marked pieces={wordDiff(before.description, now.description)} />
      </p>
    </section>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text: words }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same' || words.trim() === '') return <Fragment key={key}>{words}</Fragment>;
    return kind === 'removed' ? (
      <del key={key} className={gone}>
        <VisuallyHidden>{`${messages.removed} `}</VisuallyHidden>
        {words}
      </del>
    ) : (
      <ins key={key} className={come}>
        <VisuallyHidden>{`${messages.added} `}</VisuallyHidden>
        {words}
      </ins>
    );
  });
}
