import { type ReactNode, useState } from 'react';
import type { Notice, PickedPlaces } from '#contract/notices/notice.model.ts';
import { dayIn } from '#src/lib/days.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Truncate } from '#src/ui/Truncate.tsx';
import { css } from '#styled/css';
import { formatDay } from './format-day.ts';
import { viewerMessages as messages } from './messages.en.ts';
import { readersWord, roleWord } from './people.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', sm: '[max-content 1fr]' },
  columnGap: '5',
  rowGap: { base: '0', sm: '1.5' },
  textStyle: 'small',
});
const term = css({ color: 'text.muted' });
const value = css({ margin: '0', marginBlockEnd: { base: '2', sm: '0' }, overflowWrap: 'anywhere' });
const audience = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  margin: '0',
});
const pair = css({ display: 'flex', gap: '1.5', '& dd': { margin: '0', fontWeight: 'medium' } });

/** [CO-28] Longer lists of names are cut; the rest shows on demand. */
const mostLetters = 15;

interface TermProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Term({ name, children }: TermProps) {
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd className={value}>{children}</dd>
    </>
  );
}

export interface NoticeDetailsProps {
  readonly notice: Notice;
  /** The school's IANA zone, for days. */
  readonly timeZone: string;
}

/** [TV-04] Folded until somebody opens it. */
export function NoticeDetails({ notice, timeZone }: NoticeDetailsProps) {
  const [open, setOpen] = useState(false);
  const shared = notice.shareDate || dayIn(timeZone, notice.createdAt);
  const author = notice.isFromOffice
    ? messages.centralOffice
    : messages.nameAndRole(notice.createdByName, roleWord(notice.createdByRole));
  return (
    <Disclosure summary={messages.details} open={open} onToggle={setOpen}>
      <dl className={list}>
        <Term name={messages.sharedBy}>{author}</Term>
        <Term name={messages.sharedOn}>{formatDay(shared) || messages.noDay}</Term>
        <Term name={messages.sharedWith}>{readersWord(notice)}</Term>
        <Term name={messages.dueOn}>{formatDay(notice.dueDate) || messages.noDay}</Term>
      </dl>
    </Disclosure>
  );
}

const namesOf = (places: PickedPlaces) =>
  places === 'all' ? [messages.everyPlace] : places.map(({ name }) => name);

/** [EN-02] Authors of the central office see where it is read. */
function placesOf({ office }: Notice) {
  if (!office) return [];
  return [
    { name: messages.country, names: namesOf(office.countries) },
    { name: messages.state, names: namesOf(office.states) },
    { name: messages.school, names: namesOf(office.schools) },
  ];
}

/** [TV-05, CO-28] Grade and division, or club and batch, on one line; the whole names on request. */
export function NoticeAudience({ notice }: { readonly notice: Notice }) {
  const isForClubs = notice.groupKind === 'club';
  const rows = [
    ...placesOf(notice),
    { name: isForClubs ? messages.club : messages.grade, names: notice.gradeNames },
    { name: isForClubs ? messages.batch : messages.division, names: notice.divisionNames },
  ].filter((row) => row.names.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={audience}>
      {rows.map(({ name, names }) => (
        <div key={name} className={pair}>
          <dt className={term}>{name}</dt>
          <dd>
            <Truncate text={names.join(', ')} max={mostLetters} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
