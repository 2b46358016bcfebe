import Check from 'lucide-react/icons/check';
import type { BookToRead } from '#contract/books/books.wire.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { PdfHeading } from '#src/ui/media/pdf-outline.ts';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cva } from '#styled/css';
import { messages } from './messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' });
const entry = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    width: 'full',
    minHeight: 'control.sm',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    textStyle: 'small',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _coarse: { minHeight: 'target.touch' },
    _hover: { bg: 'surface.hover' },
    '&[aria-current=true]': { bg: 'brand.subtle', color: 'brand.text', fontWeight: 'semibold' },
    '& svg': { flexShrink: '0', width: '4', height: '4', color: 'success.text' },
  },
  variants: { level: { 0: {}, 1: { paddingInlineStart: '6' }, 2: { paddingInlineStart: '9' } } },
});
const headings = css({ maxHeight: '64', overflowY: 'auto', marginBlockStart: '1' });

interface ContentsProps {
  readonly lessons: BookToRead['lesson_list'];
  readonly lessonId: number;
  /** Headings of the open lesson's document. */
  readonly outline: readonly PdfHeading[];
  readonly onLesson: (lessonId: number) => void;
  readonly onPage: (page: number) => void;
}

/** [QU-35] The lessons of a book, with the open document's headings. On a phone it starts closed. */
export function Contents({ lessons, lessonId, outline, onLesson, onPage }: ContentsProps) {
  const isWide = useIsWide();
  const follow = (heading: PdfHeading) => {
    void heading.page().then((page) => page !== undefined && onPage(page));
  };
  return (
    <nav aria-label={messages.lessons}>
      <Disclosure key={String(isWide)} summary={messages.lessons} open={isWide}>
        <ol className={list}>
          {lessons.map(({ lesson_id, title, is_read }) => (
            <li key={lesson_id}>
              <button
                type="button"
                className={entry({ level: 0 })}
                aria-current={lesson_id === lessonId}
                onClick={() => onLesson(lesson_id)}
              >
                <bdi>{title}</bdi>
                {is_read && (
                  <span>
                    <Check />
                    <VisuallyHidden>{messages.read}</VisuallyHidden>
                  </span>
                )}
              </button>
              {lesson_id === lessonId && outline.length > 0 && (
                <ol className={`${list} ${headings}`} aria-label={messages.contents}>
                  {outline.map((heading) => (
                    <li key={heading.id}>
                      <button
                        type="button"
                        className={entry({ level: heading.level === 0 ? 1 : 2 })}
                        onClick={() => follow(heading)}
                      >
                        <bdi>{heading.title}</bdi>
                      </button>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
