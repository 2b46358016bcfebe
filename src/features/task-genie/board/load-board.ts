import { noticeCalls } from '#contract/calls/notices.ts';
import { noticeFromWire, rowFromWire } from '#contract/notices/notice.codec.ts';
import type { Notice, NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Person } from '#contract/session/session.model.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

/** [DF-11, CO-01] A card shows ten, then all. */
const shownFirst = 10;

const listCalls = {
  due: noticeCalls['get-latest-notice-list'],
  active: noticeCalls['get-latest-notice-active-list'],
  inactive: noticeCalls['get-latest-notice-inactive-list'],
} as const;

export interface ListPage {
  readonly rows: readonly NoticeRow[];
  /** Of the whole list; more than `rows` while only the first ten are here. */
  readonly count: number;
}

export type Board =
  | { readonly kind: 'loaded'; readonly lists: Readonly<Partial<Record<NoticeList, ListPage>>> }
  | { readonly kind: 'failed'; readonly information: string; readonly reference: string | undefined };

/** [SM-01, ST-03] A student never has an inactive list: only an author sees what is switched off. */
export function listsOf(person: Person): readonly NoticeList[] {
  return person.role === 3 ? ['due', 'active'] : ['due', 'active', 'inactive'];
}

/** The lists of a person's Task Genie card, all at once so that changing tabs asks nobody. */
export async function loadBoard(
  person: Person,
  wholeList: NoticeList | null,
  signal: AbortSignal,
): Promise<Board> {
  const load = async (list: NoticeList): Promise<[NoticeList, ListPage]> => {
    const { data } = await call(
      listCalls[list],
      {
        loginType: person.role,
        login_id: person.id,
        school_id: person.school.id,
        showLimit: list === wholeList ? 'all' : shownFirst,
      },
      { signal },
    );
    return [list, { rows: data.result.map((row) => rowFromWire(row, person.id)), count: data.count }];
  };
  try {
    return { kind: 'loaded', lists: Object.fromEntries(await Promise.all(listsOf(person).map(load))) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { kind: 'failed', information: error.information, reference: error.reference };
  }
}

/** One notice for the viewer. */
export async function loadNotice(person: Person, id: number, signal: AbortSignal): Promise<Notice> {
  const { data } = await call(
    noticeCalls['get-notice-details'],
    { notice_id: id, user_id: person.id, action: 'view' },
    { signal },
  );
  return noticeFromWire(data, person.id);
}
