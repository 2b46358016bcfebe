import * as v from 'valibot';
import { expect, it } from 'vitest';
import { draftToFacultyWire } from '#contract/notices/notice.codec.ts';
import type { Chosen, NoticeDraft } from '#contract/notices/notice.model.ts';
import { createFacultyNoticeInput } from '#contract/notices/notice.wire.ts';
import { isEmpty } from '#machines/notices/notice-form/notice-form.rules.ts';
import type {
  Division,
  NoticeFormContext,
  NoticeFormEvent,
} from '#machines/notices/notice-form/notice-form.types.ts';
import { settle } from '../../deferred.ts';
import { Chance } from '../../random-walk.ts';
import { startForm } from './notice-form.harness.ts';
import { clubTeacher, divisionsOf, inputOf, loaded, notice, session } from './notice-form.samples.ts';

type Form = ReturnType<typeof startForm>;

const chance = new Chance(451);
const ids = (chosen: Chosen): readonly number[] => (chosen === 'all' ? [] : chosen);

/** What the school has: now and then a batch goes, or comes back. */
const gone = new Set<number>();
const listFor = (of: Chosen): Division[] =>
  divisionsOf(...(of === 'all' ? [6, 7] : of.filter((id) => id !== 8))).filter(({ id }) => !gone.has(id));

function pickerEvent(): NoticeFormEvent {
  const all = chance.next() < 0.15;
  return chance.oneOf<NoticeFormEvent>([
    { type: 'edit.grades', chosen: all ? 'all' : chance.someOf([6, 7, 8, 99]) },
    { type: 'edit.divisions', chosen: all ? 'all' : chance.someOf([61, 62, 71, 72, 99]) },
    { type: 'edit.divisions', chosen: chance.someOf([61, 62, 71, 72]) },
    { type: chance.next() < 0.1 ? 'form.reset' : 'alert.dismiss' },
    { type: 'divisions.retry' },
    { type: 'form.submit' },
    { type: 'form.submit' },
  ]);
}

/** Whoever the payload names is who the person chose, and every chosen club is meant. */
function expectWhole(draft: NoticeDraft, { divisionList }: NoticeFormContext): void {
  const wire = draftToFacultyWire({ ...draft, attachments: [] }, { model: 4 });
  expect(v.safeParse(createFacultyNoticeInput, wire).issues).toBeUndefined();
  expect(wire).toMatchObject({ grade: '', division: '' });
  expect(wire.club).not.toBe('');
  expect(wire.batch).not.toBe('');
  if (draft.divisions === 'all') return;
  expect(divisionList?.of).toEqual(draft.grades);
  const clubOf = new Map(divisionList?.divisions.map(({ id, gradeId }) => [id, gradeId]));
  const meant = new Set(draft.divisions.map((id) => clubOf.get(id)));
  expect(meant.has(undefined)).toBe(false);
  for (const club of draft.grades === 'all' ? [6, 7] : draft.grades)
    expect(meant.has(club) || !divisionsOf(club).some(({ id }) => !gone.has(id))).toBe(true);
}

const lost = (before: Chosen, after: Chosen) =>
  after === 'all' ? [] : ids(before).filter((id) => !ids(after).includes(id));

/** What went or came that the person did not take away or add, and that the form does not tell. */
function untold(
  { values: before }: NoticeFormContext,
  after: NoticeFormContext,
  event: NoticeFormEvent | null,
): readonly number[] {
  const { values, choiceNote } = after;
  const own = event?.type === 'edit.divisions' ? event.chosen : null;
  const dropped = lost(own ?? before.divisions, values.divisions);
  if (own !== null) return dropped.filter((id) => isListed(after, id));
  const isWidened = values.divisions === 'all' && before.divisions !== 'all';
  if (isWidened) return choiceNote?.kind === 'all' ? [] : before.divisions;
  const isTold = choiceNote?.kind === 'fell' && choiceNote.divisions === dropped.length;
  return isTold || isEmpty(values.grades) ? [] : dropped;
}

const isListed = ({ divisionList, values }: NoticeFormContext, id: number) =>
  JSON.stringify(divisionList?.of) === JSON.stringify(values.grades) &&
  (divisionList?.divisions.some((each) => each.id === id) ?? false);

function open(): Form {
  const mode = chance.oneOf(['add', 'edit'] as const);
  const form = startForm(
    inputOf({ mode, noticeId: mode === 'edit' ? 40 : 0, person: { ...clubTeacher, id: 7 } }),
  );
  const stored = {
    ...notice,
    groupKind: 'club' as const,
    grades: chance.oneOf<Chosen>(['all', [6], [6, 7], [7]]),
    divisions: chance.oneOf<Chosen>(['all', [61], [61, 71], [72]]),
  };
  form.load.open()[0]?.resolve(loaded({ notice: mode === 'edit' ? stored : null, formSession: session(1) }));
  return form;
}

it('never sends an invalid audience nor narrows or widens one in silence, on 12,000 random steps [NF-23, NF-24, NF-25, ST-18]', {
  timeout: 300_000,
}, async () => {
  const seen = { sent: 0, fell: 0, all: 0, split: 0 };
  let form = open();
  await settle();
  for (let step = 0; step < 12_000; step += 1) {
    const before = form.context();
    let event: NoticeFormEvent | null = null;
    const turn = chance.next();
    if (turn < 0.6) {
      event = pickerEvent();
      form.send(event);
    } else if (turn < 0.9) {
      const [call] = form.divisions.open();
      if (chance.next() < 0.85) call?.resolve(listFor(call.input.of));
      else call?.reject({ kind: 'unreachable' });
      await settle();
    } else {
      const id = chance.oneOf([61, 62, 71, 72]);
      if (!gone.delete(id)) gone.add(id);
    }
    const after = form.context();
    const isOwnClubs = event?.type === 'edit.grades' || event?.type === 'form.reset';
    const clubs = isOwnClubs ? after.values.grades : before.values.grades;
    const missed = event?.type === 'form.reset' ? [] : untold(before, after, event);
    expect([after.values.grades, missed]).toEqual([clubs, []]);
    seen.fell += Number(after.choiceNote?.kind === 'fell');
    seen.all += Number(after.choiceNote?.kind === 'all');
    const [save] = form.save.calls;
    if (save) {
      expectWhole(save.input, after);
      seen.sent += 1;
      seen.split += Number(save.input.divisions !== 'all');
    }
    if (save || chance.next() < 0.01) {
      form.actor.stop();
      form = open();
      await settle();
      form.send({ type: 'edit.title', text: 'T' }, { type: 'edit.description', text: 'D' });
    }
  }
  expect(seen.sent).toBeGreaterThan(100);
  expect(seen.split).toBeGreaterThan(30);
  expect(seen.fell).toBeGreaterThan(50);
  expect(seen.all).toBeGreaterThan(20);
});
