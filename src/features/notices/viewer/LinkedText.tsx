import { link } from '#src/ui/link.recipe.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { linkify } from './linkify.ts';
import { viewerMessages as messages } from './messages.en.ts';

const paragraph = css({ textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export interface LinkedTextProps {
  readonly text: string;
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
}

/** [TV-06] The description as typed: never read as HTML; https addresses become links. */
export function LinkedText({ text, lang, dir = 'auto' }: LinkedTextProps) {
  return (
    <p className={paragraph} dir={dir} lang={lang}>
      {linkify(text).map((part) =>
        part.href === undefined ? (
          <span key={part.at}>{part.text}</span>
        ) : (
          <a key={part.at} className={link()} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
            <VisuallyHidden>{messages.newTab}</VisuallyHidden>
          </a>
        ),
      )}
    </p>
  );
}
