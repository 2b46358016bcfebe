import type { ReactNode } from 'react';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { css } from '#styled/css';
import { viewerMessages as messages } from './messages.en.ts';
import { StatusBadges } from './StatusBadges.tsx';

const root = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'control.sm',
});
const title = css({ fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const suffix = css({ color: 'text.muted', fontWeight: 'regular' });

export interface NoticeHeadingProps {
  readonly notice: NoticeRow;
  readonly list: NoticeList;
  readonly today: Day;
  readonly translated?:
    | { readonly title: string; readonly lang: string | undefined; readonly dir: 'ltr' | 'rtl' | 'auto' }
    | undefined;
  readonly actions?: ReactNode;
}

/** [TV-02, TV-03, TV-19] Uses the list's data, so it shows while the rest loads. */
export function NoticeHeading({ notice, list, today, translated, actions }: NoticeHeadingProps) {
  // While the rest loads, the title is the list's, which may be a translation.
  const spoken = translated ?? (notice.titleLanguage ? spokenAs(notice.titleLanguage) : undefined);
  return (
    <header className={root}>
      <div className={top}>
        <StatusBadges notice={notice} list={list} today={today} />
        {actions}
      </div>
      <h3 className={title} dir={spoken?.dir} lang={spoken?.lang}>
        <bdi>{translated?.title ?? notice.title}</bdi>
        {!notice.isActive && <span className={suffix}>{` ${messages.inactiveSuffix}`}</span>}
      </h3>
    </header>
  );
}
