import { addDays, dayMilliseconds, daysBetween } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { toDraft } from '../notice-form/notice-form.draft.ts';
import type { SavedNoticeDraft } from '../notice-form/notice-form.saved.ts';
import { initialContext as initialForm, openForm } from '../notice-form/notice-form.values.ts';
import type { NoticePackContext, NoticePackInput, PackRow } from './notice-pack.types.ts';

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

function isWeekend(day: Day): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return weekday === 0 || weekday === 6;
}

export function initialContext(input: NoticePackInput): NoticePackContext {
  return {
    ...input,
    ground: { grades: [], drafted: [] },
    unread: input.wanted,
    read: [],
    unreadable: [],
    shift: { kind: 'year' },
    leftOut: [],
    unmade: [],
    made: [],
    failed: [],
    failure: null,
  };
}

/** When readers saw it first. */
const sharedOn = ({ shareDate, createdAt }: Notice): Day => shareDate || createdAt.slice(0, 10);

function firstShare(notices: readonly Notice[]): Day | null {
  return notices.map(sharedOn).toSorted()[0] ?? null;
}

/** Whole weeks, so that a Monday stays a Monday: the fewest years after which nothing lies in the past. */
function daysOfYears(first: Day, today: Day): number {
  const start = new Date(timeOf(first));
  for (let years = 1; ; years += 1) {
    const later = Date.UTC(start.getUTCFullYear() + years, start.getUTCMonth(), start.getUTCDate());
    const days = Math.round((later - start.getTime()) / dayMilliseconds / 7) * 7;
    if (addDays(first, days) >= today) return days;
  }
}

/** By how many days everything moves; the distances within the pack stay. null: no day is chosen, or an earlier one. */
export function daysOfShift({ shift, today, ...pack }: NoticePackContext): number | null {
  const first = firstShare(taken(pack));
  if (first === null) return null;
  if (shift.kind === 'year') return daysOfYears(first, today);
  return shift.day === '' || shift.day < today ? null : daysBetween(first, shift.day);
}

/** Read, and not left out. */
export function taken({ read, leftOut }: Pick<NoticePackContext, 'read' | 'leftOut'>): readonly Notice[] {
  return read.filter(({ id }) => !leftOut.includes(id));
}

/** Of this year's grades those that a notice was for; the others are gone. */
function audienceOf(notice: Notice, { ground, person }: NoticePackContext) {
  const { grades } = notice;
  if (grades === 'all' || person.role === roles.superAdmin) return { groups: notice.gradeNames, gone: 0 };
  const names = ground.grades.filter(({ id }) => grades.includes(id)).map(({ name }) => name);
  return { groups: names, gone: grades.length - names.length };
}

/** Every notice as it would be shared again; without a shift the days stay as they were. */
export function planOf(context: NoticePackContext): PackRow[] {
  const days = daysOfShift(context) ?? 0;
  const moved = (from: Day) => {
    const to = addDays(from, days);
    return { from, to, isWeekend: isWeekend(to) };
  };
  return context.read
    .map((notice) => ({
      id: notice.id,
      title: notice.title,
      share: moved(sharedOn(notice)),
      due: notice.dueDate === '' ? null : moved(notice.dueDate),
      ...audienceOf(notice, context),
      isOut: context.leftOut.includes(notice.id),
    }))
    .toSorted((a, b) => a.share.from.localeCompare(b.share.from) || a.id - b.id);
}

/** The form as "Edit & Reshare" opens it, with the pack's days, as a draft to be gone through. */
export function draftOf(context: NoticePackContext, notice: Notice): SavedNoticeDraft {
  const { person, today, ground } = context;
  const days = daysOfShift(context) ?? 0;
  const empty = initialForm({ mode: 'editReshare', noticeId: notice.id, person, today, draft: null });
  const opened = { ...empty, ...openForm(empty, { grades: ground.grades, notice, formSession: '' }) };
  const values = {
    ...opened.values,
    shareDate: addDays(sharedOn(notice), days),
    dueDate: notice.dueDate === '' ? '' : addDays(notice.dueDate, days),
  };
  return toDraft({ ...opened, values });
}
