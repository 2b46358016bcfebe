import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { getLatestNoticeActiveListCall } from '#contract/notices/calls/get-latest-notice-active-list.call.ts';
import { getLatestNoticeInactiveListCall } from '#contract/notices/calls/get-latest-notice-inactive-list.call.ts';
import { getLatestNoticeListCall } from '#contract/notices/calls/get-latest-notice-list.call.ts';
import { getNoticeHighlightsCall } from '#contract/notices/calls/get-notice-highlights.call.ts';
import { monthToWire, shownMonth } from '#contract/notices/month.rules.ts';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import { rowFromWire, rowIn } from '#contract/notices/notice-list.codec.ts';
import type { NoticeRowWire } from '#contract/notices/notice-list.wire.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { todayIn } from '#src/lib/days.ts';
import { callWithOfflineFallback } from '#src/lib/offline-fallback.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

/** [DF-11, CO-01] A card shows ten rows first, then all. */
const shownFirst = 10;

const listCalls = {
  due: getLatestNoticeListCall,
  active: getLatestNoticeActiveListCall,
  inactive: getLatestNoticeInactiveListCall,
} as const;

export interface ListPage {
  readonly rows: readonly NoticeRow[];
  /** Of the whole list; more than `rows` while only the first ten are loaded. */
  readonly count: number;
}

export interface Highlights {
  readonly unread: readonly NoticeRow[];
  readonly overdue: readonly NoticeRow[];
}

export type Board =
  | {
      readonly kind: 'loaded';
      readonly lists: Readonly<Partial<Record<NoticeList, ListPage>>>;
      readonly highlights?: Highlights | undefined;
      /** When the kept answer was fetched, in ms, if the server could not be reached; left out: current lists. */
      readonly asOf?: number | undefined;
    }
  | { readonly kind: 'failed'; readonly information: string; readonly reference: string | undefined };

/** [SM-01, ST-03] Students have no inactive list, since only authors see what is switched off. */
export function listsOf(person: Person): readonly NoticeList[] {
  return person.role === roles.student ? ['due', 'active'] : ['due', 'active', 'inactive'];
}

/**
 * Loads all lists of the Task Genie card at once, so that changing tabs needs no call. `month` is the address's: left
 * out, the current one [QC-33]; the due list ignores it [QU-60].
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
    const rows = rowsOf(person, answer.data.result);
    if (from === null) return [list, { rows, count: answer.data.count }];
    asOf = Math.min(asOf ?? from, from);
    // An offline list has only its kept rows, and more cannot be loaded.
    return [list, { rows, count: rows.length }];
  };
  try {
    const [lists, highlights] = await Promise.all([
      Promise.all(listsOf(person).map(load)),
      loadHighlights(person, signal),
    ]);
    return { kind: 'loaded', lists: Object.fromEntries(lists), highlights, asOf };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { kind: 'failed', information: error.information, reference: error.reference };
  }
}

const rowsOf = (person: Person, rows: readonly NoticeRowWire[]) =>
  rows.map((row) => rowFromWire(rowIn(currentLanguage(), row), person.id));

/** undefined for roles that read everything shared; only students and teachers have highlights. */
export async function loadHighlights(person: Person, signal: AbortSignal): Promise<Highlights | undefined> {
  if (person.role !== roles.student && person.role !== roles.faculty) return undefined;
  const { answer } = await callWithOfflineFallback(
    getNoticeHighlightsCall,
    {},
    { personId: person.id, name: nameFor(person, 'list/highlights'), signal },
  );
  return { unread: rowsOf(person, answer.unread), overdue: rowsOf(person, answer.overdue) };
}

/** A demo school's accounts belong to everybody, so a browser keeps nothing of theirs. */
export const nameFor = (person: Person, name: string) => (person.school.isDemo ? '' : name);
