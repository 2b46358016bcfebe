import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OfficeChoice, PickedPlaces, Place } from '#contract/notices/notice.model.ts';
import { noticeForOfRoles, rolesOf } from '#contract/notices/office.rules.ts';
import { draftToOfficeWire } from '#contract/office-notices/office-notice.codec.ts';
import { createNoticeByAdminInput } from '#contract/office-notices/office-notice.wire.ts';
import { fromDraft, toDraft } from '#machines/notices/notice-form/notice-form.draft.ts';
import { reachQuestionOf } from '#machines/notices/notice-form/notice-form.reach.ts';
import type { EditEvent } from '#machines/notices/notice-form/notice-form.types.ts';
import { toNoticeDraft } from '#machines/notices/notice-form/notice-form.values.ts';
import { settle } from '../../deferred.ts';
import { Chance } from '../../random-walk.ts';
import { startForm } from '../notice-form/notice-form.harness.ts';
import { inputOf, loaded, notice, session } from '../notice-form/notice-form.samples.ts';

const writer = { ...inputOf().person, role: 1, schoolId: 0 };
const add = inputOf({ person: writer });
const edit = inputOf({ person: writer, mode: 'edit', noticeId: 40 });

/** A grade of school 111, as its list has it. */
const gradeOf = (id: number) => ({ ...place(id), gradeId: 111 });
const place = (id: number): Place => ({ id, name: `Place ${id}` });
/** Countries 1 and 2; states 11, 12 of 1, 21 of 2; school 111 in state 11 and so on. */
const countries = [1, 2].map(place);
const statesIn: Readonly<Record<number, Place[]>> = { 1: [11, 12].map(place), 2: [21].map(place) };
const schoolsAll = [111, 112, 121, 211].map(place);
const stateOf = (school: number) => Math.floor(school / 10);
const countryOf = (school: number) => Math.floor(school / 100);
const has = (places: PickedPlaces, id: number) => places === 'all' || places.some((each) => each.id === id);
const ids = (places: PickedPlaces) => (places === 'all' ? 'all' : places.map(({ id }) => id));

async function openForm(input = add, change: Parameters<typeof loaded>[0] = {}) {
  const form = startForm(input);
  form.load.calls.at(-1)?.resolve(loaded({ grades: [], ...change }));
  await settle();
  return form;
}
const contextOf = (form: Awaited<ReturnType<typeof openForm>>) => form.actor.getSnapshot().context;
const officeOf = (form: Awaited<ReturnType<typeof openForm>>) =>
  contextOf(form).values.office as OfficeChoice;

describe('the role boxes as a table', () => {
  it.each([
    ['add', 'a', 4],
    ['add', 'f', 5],
    ['add', 's', 6],
    ['add', 'af', 5],
    ['add', 'as', 6],
    ['add', 'fs', 6],
    ['add', 'afs', 6],
    ['edit', 'a', 4],
    ['edit', 'f', 2],
    ['edit', 's', 6],
    ['edit', 'af', 5],
    ['edit', 'as', 6],
    ['edit', 'fs', 1],
    ['edit', 'afs', 6],
    ['add', '', null],
    ['edit', '', null],
  ] as const)(
    '%s with %s ticked is %s [ST-10, ST-11, ST-12, ST-13, ST-14, ST-15, ST-16, QC-08, QC-09]',
    (mode, boxes, code) => {
      const ticked = {
        admin: boxes.includes('a'),
        faculty: boxes.includes('f'),
        students: boxes.includes('s'),
      };
      expect(noticeForOfRoles(ticked, mode === 'edit')).toBe(code);
      if (code === null) return;
      const shown = rolesOf(code);
      // Whoever was ticked is among those who read it.
      expect([
        ticked.admin && !shown.admin,
        ticked.faculty && !shown.faculty,
        ticked.students && !shown.students,
      ]).toEqual([false, false, false]);
    },
  );
});

describe('the coupled pickers', () => {
  it('begin with nowhere and nobody, and say what is missing in this order [VN-18, VN-19, VN-20, VN-21, AF-11]', async () => {
    const form = await openForm();
    const missing: unknown[] = [];
    const steps: readonly EditEvent[] = [
      { type: 'edit.countries', picked: [place(1)] },
      { type: 'edit.schools', picked: 'all' },
      { type: 'edit.roles', admin: true, faculty: false, students: false },
      { type: 'edit.title', text: 'T' },
      { type: 'edit.description', text: 'D' },
    ];
    for (const step of steps) {
      missing.push(form.view().submitReason);
      form.actor.send(step);
    }
    expect(missing).toEqual([
      'country_required',
      'school_required',
      'user_required',
      'title_required',
      'description_required',
    ]);
    expect(form.view().isSubmitDisabled).toBe(false);
  });

  it('load the grades of exactly one school, and drop them for several, with a note [AF-09]', async () => {
    const form = await openForm();
    form.actor.send({ type: 'edit.countries', picked: 'all' });
    form.actor.send({ type: 'edit.schools', picked: [place(111)] });
    await settle();
    expect(form.divisions.calls.map(({ input }) => input)).toEqual([{ of: [111] }]);
    form.divisions.calls[0]?.resolve([gradeOf(6), gradeOf(7)]);
    await settle();
    form.actor.send({ type: 'edit.grades', chosen: [6] });
    form.actor.send({ type: 'edit.roles', admin: false, faculty: true, students: false });
    expect(form.view()).toMatchObject({ grades: { chosen: [6] }, office: { grades: 'ready' } });
    form.actor.send({ type: 'edit.schools', picked: [place(111), place(112)] });
    expect(form.view().office).toMatchObject({
      grades: 'implied',
      roles: { admin: true, faculty: false, students: false },
      notes: ['grades_cleared', 'readers_reset'],
    });
    expect(contextOf(form).values).toMatchObject({ grades: 'all', noticeFor: 4 });
  });

  it('ask for their reach once they say where and for whom, never as a school would', async () => {
    const form = await openForm();
    const asked = () => reachQuestionOf(contextOf(form));
    expect(asked()).toBeNull();
    form.actor.send({ type: 'edit.countries', picked: [place(1)] });
    form.actor.send({ type: 'edit.schools', picked: 'all' });
    expect(asked()).toBeNull();
    form.actor.send({ type: 'edit.roles', admin: true, faculty: false, students: false });
    expect(asked()).toEqual({
      noticeId: 0,
      grades: 'all',
      divisions: 'all',
      noticeFor: 4,
      office: { countries: [1], states: 'all', schools: 'all' },
    });
    form.actor.send({ type: 'edit.schools', picked: [place(111)] });
    await settle();
    form.divisions.calls[0]?.resolve([gradeOf(6), gradeOf(7)]);
    await settle();
    form.actor.send({ type: 'edit.grades', chosen: [] });
    expect(asked()).toBeNull();
    form.actor.send({ type: 'edit.grades', chosen: [6] });
    expect(asked()).toMatchObject({ grades: [6], office: { schools: [111] } });
    form.actor.send({ type: 'edit.states', picked: [] });
    expect(asked()).toBeNull();
  });

  it('reset states for several countries and clear schools that may lie elsewhere, with notes [AF-06, AF-07, AF-08]', async () => {
    const form = await openForm();
    form.actor.send({ type: 'edit.countries', picked: [place(1)] });
    form.actor.send({ type: 'edit.states', picked: [place(11)] });
    form.actor.send({ type: 'edit.schools', picked: [place(111)] });
    form.actor.send({ type: 'edit.countries', picked: [place(1), place(2)] });
    expect(officeOf(form)).toEqual({ countries: [place(1), place(2)], states: 'all', schools: [place(111)] });
    expect(form.view().office?.notes).toEqual(['states_reset']);
    form.actor.send({ type: 'edit.countries', picked: [place(2)] });
    expect(officeOf(form).schools).toEqual([]);
    expect(form.view().office?.notes).toContain('schools_reset');
  });

  it('take no file before the rest is filled in [AF-12]', async () => {
    const form = await openForm();
    form.actor.send({ type: 'files.add', files: [{ key: 'k', name: 'a.pdf', size: 5 }] });
    await settle();
    expect(form.view()).toMatchObject({ attachments: [], alert: { code: 'country_required' } });
  });

  it('open a stored notice as it is: past due date today with a note, locked only by a lock [AF-10, AF-11, QC-35, QC-36]', async () => {
    const office: OfficeChoice = { countries: [place(1)], states: [place(11)], schools: 'all' };
    const stored = {
      ...notice,
      grades: 'all' as const,
      noticeFor: 6 as const,
      office,
      dueDate: '2026-11-10',
    };
    const form = await openForm(edit, { notice: { ...stored, isActive: false } });
    expect(form.view()).toMatchObject({
      dueDate: '2026-11-20',
      dateNotes: { dueDate: 'due_before_today' },
      isSubmitDisabled: false,
      block: null,
      office: { countries: [place(1)], states: [place(11)], schools: 'all' },
    });
    const locked = await openForm(edit, { notice: { ...stored, mayEdit: false } });
    expect(locked.view()).toMatchObject({ isSubmitDisabled: true, block: 'not_editable' });
  });
});

it('never sends what does not fit together and never narrows in silence, whatever is pressed [AF-06, AF-07, AF-08, AF-09, EN-11]', async () => {
  const chance = new Chance(11);
  let sent = 0;
  for (let round = 0; round < 60; round += 1) {
    const isEdit = chance.next() < 0.4;
    const form = await openForm(isEdit ? edit : add, {
      notice: isEdit
        ? {
            ...notice,
            attachments: [],
            grades: 'all',
            noticeFor: 6,
            office: { countries: [place(1)], states: 'all', schools: 'all' },
          }
        : null,
      formSession: session(round),
    });
    for (let step = 0; step < 40; step += 1) {
      const before = contextOf(form);
      const office = before.values.office as OfficeChoice;
      const pickedOf = (list: readonly Place[]): PickedPlaces =>
        chance.next() < 0.25 ? 'all' : chance.someOf(list);
      const [country] = office.countries === 'all' ? [] : office.countries;
      const inReach = schoolsAll.filter(
        ({ id }) => has(office.countries, countryOf(id)) && has(office.states, stateOf(id)),
      );
      const event = chance.oneOf<() => EditEvent>([
        () => ({ type: 'edit.countries', picked: pickedOf(countries) }),
        () => ({ type: 'edit.states', picked: pickedOf(statesIn[country?.id ?? 0] ?? []) }),
        () => ({ type: 'edit.schools', picked: pickedOf(inReach) }),
        () => ({ type: 'edit.grades', chosen: chance.next() < 0.3 ? 'all' : chance.someOf([6, 7, 99]) }),
        () => ({
          type: 'edit.roles',
          admin: chance.next() < 0.5,
          faculty: chance.next() < 0.5,
          students: chance.next() < 0.5,
        }),
        () => ({ type: 'edit.title', text: chance.oneOf(['', 'A title']) }),
        () => ({ type: 'edit.description', text: chance.oneOf(['', 'A text']) }),
      ])();
      form.actor.send(event);
      for (const call of form.divisions.open()) call.resolve([gradeOf(6), gradeOf(7)]);
      await settle();
      const after = contextOf(form);
      const now = after.values.office as OfficeChoice;
      // What a choice did not name itself changes only with a note.
      const fell = [
        event.type !== 'edit.states' && ids(office.states) !== 'all' && ids(now.states) === 'all',
        event.type !== 'edit.schools' &&
          office.schools !== 'all' &&
          office.schools.length > ids(now.schools).length,
        event.type !== 'edit.roles' && before.values.noticeFor !== after.values.noticeFor,
        event.type !== 'edit.grades' && before.values.grades !== 'all' && after.values.grades === 'all',
      ].filter(Boolean).length;
      expect([event, fell > 0 && after.placeNotes.length === 0]).toEqual([event, false]);
      expect(
        fromDraft(structuredClone(toDraft(after)), {
          personId: writer.id,
          mode: after.mode,
          noticeId: after.noticeId,
        }),
      ).toEqual(toDraft(after));
      if (form.view().submitReason !== null) continue;
      sent += 1;
      const wire = draftToOfficeWire(toNoticeDraft(after));
      expect(v.safeParse(createNoticeByAdminInput, wire).issues).toBeUndefined();
      expect(wire.state_id === '0' || String(wire.country_id).split(',').length === 1).toBe(true);
      for (const school of now.schools === 'all' ? [] : now.schools)
        expect([has(now.countries, countryOf(school.id)), has(now.states, stateOf(school.id))]).toEqual([
          true,
          true,
        ]);
      expect((now.schools !== 'all' && now.schools.length <= 1) || wire.gradeIds === '0').toBe(true);
    }
    form.actor.stop();
  }
  expect(sent).toBeGreaterThan(100);
});
