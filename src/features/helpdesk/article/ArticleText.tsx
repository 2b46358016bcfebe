import type { ReactNode } from 'react';
import { link } from '#src/ui/link.recipe.ts';
import { css } from '#styled/css';
import { type Inline, type Line, parseArticle } from './parse-article.ts';

const text = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  maxWidth: 'prose',
  textStyle: 'body',
  overflowWrap: 'anywhere',
});
const items = css({ display: 'flex', flexDirection: 'column', gap: '1.5', paddingInlineStart: '6' });
const steps = css({
  listStyleType: 'decimal',
  '& li::marker': { color: 'text.muted', fontWeight: 'semibold' },
});
const bullets = css({ listStyleType: 'disc', '& li::marker': { color: 'text.subtle' } });
const strong = css({ fontWeight: 'semibold' });
const key = css({
  px: '1.5',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'xs',
  bg: 'surface.sunken',
  fontFamily: 'mono',
  fontSize: 'sm',
});

/** Renders a router link; the router belongs to the routes. */
export type RenderLink = (to: string, className: string, content: ReactNode) => ReactNode;

interface ArticleTextProps {
  readonly body: string;
  readonly renderLink: RenderLink;
  /** Shows another article; without it such links are plain words. */
  readonly onArticle?: ((key: string, title: string) => void) | undefined;
}

export function ArticleText({ body, ...doing }: ArticleTextProps) {
  return (
    <div className={text} dir="auto">
      {parseArticle(body).map(({ kind, at, lines }) => {
        const rows = lines.map((line) =>
          kind === 'paragraph' ? (
            <p key={line.at}>
              <Parts line={line} {...doing} />
            </p>
          ) : (
            <li key={line.at}>
              <Parts line={line} {...doing} />
            </li>
          ),
        );
        if (kind === 'paragraph') return <div key={at}>{rows}</div>;
        const List = kind === 'steps' ? 'ol' : 'ul';
        return (
          <List key={at} className={`${items} ${kind === 'steps' ? steps : bullets}`}>
            {rows}
          </List>
        );
      })}
    </div>
  );
}

function Parts({ line, ...doing }: { readonly line: Line } & Omit<ArticleTextProps, 'body'>) {
  return line.parts.map((part) => <Part key={part.at} part={part} {...doing} />);
}

function Part({ part, renderLink, onArticle }: { readonly part: Inline } & Omit<ArticleTextProps, 'body'>) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong className={strong}>{part.text}</strong>;
    case 'code':
      return <kbd className={key}>{part.text}</kbd>;
    case 'link':
      return renderLink(part.to, link(), part.text);
    case 'article':
      return onArticle === undefined ? (
        part.text
      ) : (
        <button type="button" className={link()} onClick={() => onArticle(part.key, part.text)}>
          {part.text}
        </button>
      );
  }
}
