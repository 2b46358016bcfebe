import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { getLatestNoticeActiveListCall } from '#contract/notices/calls/get-latest-notice-active-list.call.ts';
import { getLatestNoticeInactiveListCall } from '#contract/notices/calls/get-latest-notice-inactive-list.call.ts';
import { getLatestNoticeListCall } from '#contract/notices/calls/get-latest-notice-list.call.ts';
import { monthToWire, shownMonth } from '#contract/notices/month.rules.ts';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import { rowFromWire, rowIn } from '#contract/notices/notice-list.codec.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { todayIn } from '#src/lib/days.ts';
import { callWithOfflineFallback } from '#src/lib/offline-fallback.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

/** [DF-11, CO-01] A card shows ten, then all. */
const shownFirst = 10;

const listCalls = {
  due: getLatestNoticeListCall,
  active: getLatestNoticeActiveListCall,
  inactive: getLatestNoticeInactiveListCall,
} as const;

export interface ListPage {
  readonly rows: readonly NoticeRow[];
  /** Of the whole list; more than `rows` while only the first ten are here. */
  readonly count: number;
}

export type Board =
  | {
      readonly kind: 'loaded';
      readonly lists: Readonly<Partial<Record<NoticeList, ListPage>>>;
      /** The server could not be reached: as it was then, in milliseconds. Left out: as it is now. */
      readonly asOf?: number | undefined;
    }
  | { readonly kind: 'failed'; readonly information: string; readonly reference: string | undefined };

/** [SM-01, ST-03] A student never has an inactive list: only an author sees what is switched off. */
export function listsOf(person: Person): readonly NoticeList[] {
  return person.role === roles.student ? ['due', 'active'] : ['due', 'active', 'inactive'];
}

/**
 * The lists of a person's Task Genie card, all at once so that changing tabs asks nobody. `month` is that of the
 * address: left out, the current one [QC-33]; the due list knows none [QU-60].
 */
export async function loadBoard(
  person: Person,
  wholeList: NoticeList | null,
  signal: AbortSignal,
  month?: string,
): Promise<Board> {
  const shown = shownMonth(month, todayIn(person.school.timeZone));
  let asOf: number | undefined;
  const load = async (list: NoticeList): Promise<[NoticeList, ListPage]> => {
    const ofMonth = list === 'due' ? '' : monthToWire(shown);
    const { answer, asOf: from } = await callWithOfflineFallback(
      listCalls[list],
      {
        loginType: person.role,
        login_id: person.id,
        school_id: person.school.id,
        showLimit: list === wholeList ? 'all' : shownFirst,
        month: ofMonth,
      },
      { personId: person.id, name: nameFor(person, `list/${list}${ofMonth && `/${ofMonth}`}`), signal },
    );
    const rows = answer.data.result.map((row) => rowFromWire(rowIn(currentLanguage(), row), person.id));
    if (from === null) return [list, { rows, count: answer.data.count }];
    asOf = Math.min(asOf ?? from, from);
    // What was not kept cannot be asked for either.
    return [list, { rows, count: rows.length }];
  };
  try {
    const lists = Object.fromEntries(await Promise.all(listsOf(person).map(load)));
    return { kind: 'loaded', lists, asOf };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { kind: 'failed', information: error.information, reference: error.reference };
  }
}

/** A demo school's accounts are everybody's: nothing of theirs stays in a browser. */
export const nameFor = (person: Person, name: string) => (person.school.isDemo ? '' : name);
