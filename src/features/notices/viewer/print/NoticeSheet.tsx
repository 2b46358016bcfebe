import type { Person } from '#contract/auth/session.model.ts';
import type { Attachment } from '#contract/core/attachment.model.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import type { NoticeText } from '#contract/notices/translation.rules.ts';
import { type AttachmentItem, fileAddress } from '#src/lib/attachment/attachment-item.ts';
import { attachmentMessages } from '#src/lib/attachment/messages.en.ts';
import { dayIn, todayIn } from '#src/lib/days.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { PrintSheet } from '#src/ui/PrintSheet.tsx';
import { css } from '#styled/css';
import { formatDay } from '../format-day.ts';
import { viewerMessages as messages } from '../messages.en.ts';
import { noticeItems } from '../notice-items.ts';
import { readersWord, roleWord } from '../people.ts';

// Sheets print black on white in every theme, so no style sets a colour.
const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4', textStyle: 'body' });
const schoolName = css({
  textStyle: 'label',
  paddingBlockEnd: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
});
const title = css({ fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content 1fr]',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
  '& dt': { fontWeight: 'semibold' },
});
const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const heading = css({ textStyle: 'subsection' });
const list = css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' });
const figure = css({ margin: '0', breakInside: 'avoid', display: 'flex', flexDirection: 'column', gap: '1' });
// Lower than a page of A4 or Letter, so that none is cut.
const picture = css({
  maxWidth: 'full',
  maxHeight: 'printedPicture',
  objectFit: 'contain',
  objectPosition: 'start',
});
const caption = css({ textStyle: 'caption', overflowWrap: 'anywhere' });

interface NoticeSheetProps {
  readonly notice: Notice;
  readonly text: NoticeText;
  readonly lang: string | undefined;
  readonly school: Person['school'];
  readonly onPrinted: () => void;
}

/** A notice on paper: who, when and for whom, the whole text, its pictures, and the names of other attachments. */
export function NoticeSheet({ notice, text: words, lang, school, onPrinted }: NoticeSheetProps) {
  const items = noticeItems(notice);
  const pictures = notice.attachments.filter((file) => file.type === 'image');
  return (
    <PrintSheet
      footer={messages.printedFrom(school.name, formatDay(todayIn(school.timeZone)))}
      onPrinted={onPrinted}
    >
      <article className={sheet}>
        <p className={schoolName}>{school.name}</p>
        <h1 className={title} dir="auto" lang={lang}>
          {words.title}
        </h1>
        <Facts notice={notice} timeZone={school.timeZone} />
        <p className={text} dir="auto" lang={lang}>
          {words.description}
        </p>
        {pictures.map((file) => (
          <Picture key={file.fileId} file={file} />
        ))}
        {items.length > 0 && (
          <section>
            <h2 className={heading}>{messages.attachmentsOf(items.length)}</h2>
            <ul className={list}>
              {items.map((item) => (
                <li key={item.id}>
                  <bdi>{nameOf(item)}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </PrintSheet>
  );
}

function Facts({ notice, timeZone }: { readonly notice: Notice; readonly timeZone: string }) {
  const shared = notice.shareDate || dayIn(timeZone, notice.createdAt);
  const rows: readonly (readonly [string, string])[] = [
    [messages.sharedBy, messages.nameAndRole(notice.createdByName, roleWord(notice.createdByRole))],
    [messages.sharedOn, formatDay(shared)],
    [messages.dueOn, formatDay(notice.dueDate)],
    [messages.sharedWith, readersWord(notice)],
    [messages.grade, notice.gradeNames.join(', ')],
    [messages.division, notice.divisionNames.join(', ')],
  ];
  return (
    <dl className={facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={css({ display: 'contents' })}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Picture({ file }: { readonly file: Attachment }) {
  return (
    <figure className={figure}>
      <img className={picture} src={fileAddress(file.fileId)} alt={file.name} />
      <figcaption className={caption}>
        <bdi>{file.name}</bdi>
      </figcaption>
    </figure>
  );
}

function nameOf(item: AttachmentItem): string {
  if ('file' in item) return attachmentMessages.nameAndSize(item.file.name, formatSize(item.file.size));
  return `${item.label}: ${item.url}`;
}
