import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { css } from '#styled/css';
import { viewerMessages as messages } from './messages.ts';
import { StatusBadges } from './StatusBadges.tsx';

const root = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const title = css({ fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', overflowWrap: 'anywhere' });
const suffix = css({ color: 'text.muted', fontWeight: 'regular' });

export interface NoticeHeadingProps {
  readonly notice: NoticeRow;
  readonly list: NoticeList;
  readonly today: Day;
}

/** [TV-02, TV-03, TV-19] What the list knows already; it shows while the rest loads. */
export function NoticeHeading({ notice, list, today }: NoticeHeadingProps) {
  return (
    <header className={root}>
      <StatusBadges notice={notice} list={list} today={today} />
      <h3 className={title}>
        <bdi>{notice.title}</bdi>
        {!notice.isActive && <span className={suffix}>{` ${messages.inactiveSuffix}`}</span>}
      </h3>
    </header>
  );
}
