import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { times } from '../../long.ts';
import { sampleFile } from '../test-server.ts';
import {
  dayIn,
  groupsOpenTo,
  isAddressed,
  isInCalendar,
  isListed,
  type ListName,
  type ModelNotice,
  mayHear,
  mayRead,
  plusDays,
  type Rule,
} from './visibility-oracle.ts';
import { at, type Choice, countryOf, masked, models, round, type Step, zones } from './visibility-steps.ts';
import {
  buildVisibilityWorld,
  connect,
  forgetNotices,
  heard,
  newFile,
  newMails,
  placesOf,
  type Reader,
  save,
  type VisibilityWorld,
  writePerson,
  writeSchool,
} from './visibility-world.ts';

/** RUNS=200 for a long look; SEED names a row of rounds to see again. */
const runs = Number(process.env.RUNS ?? times(2, 20));
const seed = Number(process.env.SEED ?? 20261118);

let world: VisibilityWorld;
let pdf: Uint8Array;
beforeAll(async () => {
  world = await buildVisibilityWorld();
  pdf = await sampleFile('notice.pdf');
});
afterAll(() => world.close());

/** What one round has done so far. */
interface Round {
  readonly notices: ModelNotice[];
  /** How often each check had something to see: a round of refusals proves nothing. */
  readonly seen: Record<'read' | 'hidden' | 'hints' | 'mails' | 'bell', number>;
}

const now = () => world.test.clock.now;
const pass = (milliseconds: number) => {
  world.test.clock.now = new Date(now().getTime() + milliseconds);
};

function ruleOf(author: Reader, { groups, parts, places }: Choice): Rule {
  const { role, school } = author.model;
  if (role === 1) return officeRule(groups, parts, places);
  const open = groupsOpenTo(author.model);
  const chosen = masked(open, groups);
  if (chosen.length === 0) return { of: 'school', groups: 'all', parts: 'all' };
  const all = school.groups.filter(({ id }) => chosen.includes(id)).flatMap((group) => group.parts);
  const some = masked(all, parts);
  return { of: 'school', groups: chosen, parts: some.length > 0 ? some : 'all' };
}

function officeRule(kind: number, which: number, mask: number): Rule {
  const everywhere = {
    of: 'office',
    countries: 'all',
    states: 'all',
    schools: 'all',
    grades: 'all',
  } as const;
  const school = at(world.schools.slice(1), which);
  const grades = masked(school.groups, mask).map(({ id }) => id);
  switch (kind % 5) {
    case 0:
      return everywhere;
    case 1:
      return { ...everywhere, countries: [school.country] };
    case 2:
      return { ...everywhere, countries: [school.country], states: [school.state] };
    case 3:
      return { ...everywhere, schools: [school.id], grades: grades.length > 0 ? grades : 'all' };
    default:
      return { ...everywhere, schools: [...new Set([school.id, at(world.schools.slice(1), mask).id])] };
  }
}

const asksForReaders = ({ model }: Reader) => model.role !== 4 || model.school.model === 0;

async function shareOne(state: Round, wish: Extract<Step, { do: 'share' }>): Promise<ModelNotice | null> {
  const authors = world.readers.filter(({ model }) => model.role !== 3 && model.isActive);
  const author = at(authors, wish.who);
  const rule = ruleOf(author, wish.choice);
  const today = dayIn(now(), author.model.school.timeZone);
  const day = wish.shareIn === 0 ? '' : plusDays(today, wish.shareIn);
  const due = wish.dueIn < 0 ? '' : plusDays(today, wish.dueIn);
  const file = wish.hasFile ? await newFile(world, author, pdf) : null;
  const saved = await save(author, {
    id: 0,
    rule,
    title: `Prop ${state.notices.length}`,
    noticeFor: wish.choice.code,
    share: day,
    due,
    mail: wish.mail,
    isActive: true,
    file: file?.entry ?? null,
  });
  if (!saved) return null;
  const notice: ModelNotice = {
    id: saved.id,
    author: author.model,
    year: author.model.school.year,
    rule,
    taught: groupsOpenTo(author.model),
    noticeFor: asksForReaders(author) ? wish.choice.code : 1,
    visibleFrom: day || today,
    due,
    isActive: true,
    isDeleted: false,
    isUndone: false,
    file: file?.id ?? null,
    version: saved.version,
  };
  state.notices.push(notice);
  return notice;
}

async function editOne(state: Round, wish: Extract<Step, { do: 'edit' }>): Promise<ModelNotice | null> {
  const notice = at(state.notices, wish.which);
  const author = world.readers.find(({ model }) => model === notice.author)!;
  const rule = ruleOf(author, wish.choice);
  const today = dayIn(now(), author.model.school.timeZone);
  const day = wish.shareIn % 3 === 0 ? plusDays(today, 1) : '';
  const file = notice.file ? { fileName: notice.file, extnType: 'pdf', org_fileName: 'sheet.pdf' } : null;
  const saved = await save(author, {
    id: notice.id,
    rule,
    title: `Prop ${state.notices.indexOf(notice)}`,
    noticeFor: wish.choice.code,
    share: day,
    due: '',
    mail: wish.shareIn % 2 === 0,
    isActive: notice.isActive,
    file,
  });
  if (!saved) return null;
  Object.assign(notice, {
    rule,
    taught: groupsOpenTo(author.model),
    noticeFor: asksForReaders(author) ? wish.choice.code : notice.noticeFor,
    visibleFrom: day || notice.visibleFrom,
    due: '',
    version: saved.version,
  });
  return notice;
}

async function changeOne(
  state: Round,
  { do: what, which }: Extract<Step, { which: number; do: 'switch' | 'delete' | 'restore' | 'undo' }>,
): Promise<ModelNotice | null> {
  const notice = at(state.notices, which);
  const { client } = world.readers.find(({ model }) => model === notice.author)!;
  if (what === 'undo') {
    const answer = await client.call('undo-notice', { notice_id: notice.id, version: 1 });
    if (answer.ok) notice.isUndone = true;
    return answer.ok ? notice : null;
  }
  // What is done already is done again without a word.
  if (what !== 'switch' && notice.isDeleted === (what === 'delete')) return null;
  const notices = [{ id: notice.id, version: 0 }];
  const isActive = !notice.isActive;
  const answer =
    what === 'switch'
      ? await client.call('set-notice-status', { notices, isActive: isActive ? 1 : 0 })
      : await client.call(what === 'delete' ? 'delete-faculty-notice' : 'restore-notice', { notices });
  if (!answer.ok) return null;
  if (what === 'switch') notice.isActive = isActive;
  else notice.isDeleted = what === 'delete';
  return notice;
}

async function changeRoster(wish: Extract<Step, { do: 'move' | 'leave' }>): Promise<null> {
  const readers = world.readers.filter(({ model }) => model.role === 3 || model.role === 4);
  const reader = at(readers, wish.who);
  const { model } = reader;
  if (wish.do === 'move') model.places = masked(placesOf(model.school), wish.places);
  else model.isActive = !model.isActive;
  await writePerson(world, model);
  // For a second a server remembers whom a token speaks for.
  pass(1500);
  await connect(world, reader);
  return null;
}

/** Does one step; what it changed, or null where it was refused or changed no notice. */
function take(state: Round, wish: Step): Promise<ModelNotice | null> {
  switch (wish.do) {
    case 'share':
      return shareOne(state, wish);
    case 'move':
    case 'leave':
      return changeRoster(wish);
    case 'newYear':
      return beginYear(wish.which);
    case 'wait':
      pass(wish.hours * 3_600_000);
      return Promise.resolve(null);
    case 'edit':
      return state.notices.length > 0 ? editOne(state, wish) : Promise.resolve(null);
    case 'switch':
    case 'delete':
    case 'restore':
    case 'undo':
      return state.notices.length > 0 ? changeOne(state, wish) : Promise.resolve(null);
  }
}

/** A school goes on to its next year: what was written before stays with those who oversee it. */
async function beginYear(which: number): Promise<null> {
  const school = at(world.schools.slice(1), which);
  const from = Number(school.year.slice(0, 4)) + 1;
  school.year = `${from}-${from + 1}`;
  await writeSchool(world, school);
  return null;
}

const hearersNow = (notice: ModelNotice) =>
  world.readers.filter(({ model }) => mayHear(notice, model, now())).map(({ model }) => model.name);

/** A step, and what was heard of it on sockets, in bells and by mail. */
async function takeAndListen(state: Round, wish: Step): Promise<void> {
  for (const { hints } of world.readers) hints.clear();
  const before = new Map(state.notices.map((notice) => [notice, hearersNow(notice)]));
  const changed = await take(state, wish);
  await heard(world);
  const hinted = (id: number) =>
    world.readers.filter(({ hints }) => hints.has(id)).map(({ model }) => model.name);
  for (const notice of state.notices) {
    const concerned =
      notice === changed ? new Set([...(before.get(notice) ?? []), ...hearersNow(notice)]) : new Set();
    // Who deletes reads it no more than anybody, but their other tabs show it.
    if (notice === changed) concerned.add(notice.author.name);
    const names = world.readers.map(({ model }) => model.name).filter((name) => concerned.has(name));
    const connected = names.filter((name) =>
      world.readers.some(({ model, socket }) => model.name === name && socket),
    );
    expect([wish.do, notice.id, hinted(notice.id)]).toEqual([wish.do, notice.id, connected]);
    state.seen.hints += connected.length;
  }
  await world.test.server.jobs().drain();
  for (const { personId, noticeIds } of await newMails(world, knownMails))
    for (const id of noticeIds) {
      const notice = state.notices.find((each) => each.id === id);
      const reader = world.readers.find(({ model }) => model.id === personId);
      if (!notice || !reader) throw new Error(`A mail of notice ${id} to ${personId}.`);
      const isRight = mayRead(notice, reader.model, now()) && isAddressed(notice, reader.model);
      expect([id, reader.model.name, isRight && reader.model !== notice.author]).toEqual([
        id,
        reader.model.name,
        true,
      ]);
      state.seen.mails += 1;
    }
  if (changed && wish.do === 'share') await checkBells(state, changed);
}

async function bell({ client, model }: Reader): Promise<number[]> {
  const { data } = await client.ok('notifications', { schoolId: model.school.id });
  return data.map(({ url }) => Number(/open=(\d+)/.exec(url)?.[1]));
}

/** Those a new notice is for are told of it at once, when it is their day; and nobody else. */
async function checkBells(state: Round, notice: ModelNotice): Promise<void> {
  const told: string[] = [];
  const expected: string[] = [];
  for (const reader of world.readers) {
    const { model } = reader;
    if (!model.isActive) continue;
    if ((await bell(reader)).includes(notice.id)) told.push(model.name);
    const isTold = model !== notice.author && mayRead(notice, model, now()) && isAddressed(notice, model);
    if (isTold) expected.push(model.name);
  }
  expect(['bell', notice.id, told]).toEqual(['bell', notice.id, expected]);
  state.seen.bell += told.length;
}

const listCalls = {
  due: ['get-latest-notice-list', 'get-notice-board'],
  active: ['get-latest-notice-active-list', 'get-notice-board-active'],
  inactive: ['get-latest-notice-inactive-list', 'get-notice-board-inactive'],
} as const;
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Everything one person can find out about the round's notices, by every way there is. */
async function found(state: Round, { who, model, client, calendar }: Reader) {
  const asked = { loginType: who.role, login_id: who.id, school_id: who.schoolId };
  const month = dayIn(now(), model.school.timeZone).slice(0, 7);
  const lists: Record<string, number[]> = {};
  for (const list of ['due', 'active', 'inactive'] as const) {
    const [latest, board] = listCalls[list];
    const { data } = await client.ok(latest, { ...asked, showLimit: 'all' });
    lists[list] = ascending(data.result.map(({ id }) => id));
    if (model.role === 3) continue;
    const window = await client.ok(board, asked);
    lists[`board ${list}`] = ascending(window.data.result.map(({ id }) => id));
  }
  const ofMonth = await client.ok('get-latest-notice-active-list', { ...asked, showLimit: 'all', month });
  lists.month = ascending(ofMonth.data.result.map(({ id }) => id));
  const search = await client.ok('global-search', { searchText: 'prop' });
  const titles = search.data.result
    .filter((each) => each.pageCategory === 'notices')
    .map(({ title }) => title);
  const opened: number[] = [];
  const files: number[] = [];
  for (const [index, notice] of state.notices.entries()) {
    const input = { notice_id: notice.id, user_id: who.id, action: 'view' } as const;
    const { status } = await client.call('get-notice-details', input);
    if (status === 200) opened.push(notice.id);
    else expect([notice.id, status]).toEqual([notice.id, 404]);
    if (!notice.file) continue;
    const way = (index + model.id) % 4;
    const path = `/files/${notice.file}${['', '/preview', '/cover'][way] ?? ''}`;
    const file =
      way === 3
        ? (await client.call('download', { filePath: notice.file })).status
        : (await client.get(path)).status;
    if (file === 200) files.push(notice.id);
    else expect([path, file]).toEqual([path, 404]);
  }
  const feed = calendar ? await (await client.get(calendar)).text() : '';
  const events = [...feed.matchAll(/^UID:notice-\d+-(\d+)@/gm)].map((match) => Number(match[1]));
  return { ...lists, titles: titles.toSorted(), opened, files, events: ascending(events) };
}

/** The same from the oracle. */
function expected(state: Round, { model, calendar }: Reader) {
  const month = dayIn(now(), model.school.timeZone).slice(0, 7);
  const ids = (holds: (notice: ModelNotice) => boolean) => state.notices.filter(holds).map(({ id }) => id);
  const listed = (list: ListName, of = '') => ids((notice) => isListed(list, notice, model, now(), of));
  const lists: Record<string, number[]> = {};
  for (const list of ['due', 'active', 'inactive'] as const) {
    lists[list] = listed(list);
    if (model.role !== 3) lists[`board ${list}`] = listed(list);
  }
  const isReadable = (notice: ModelNotice) => mayRead(notice, model, now());
  return {
    ...lists,
    month: listed('active', month),
    titles: state.notices
      .flatMap((notice, index) => (isReadable(notice) ? [`Prop ${index}`] : []))
      .toSorted(),
    opened: ids(isReadable),
    // An upload stays its author's own, whatever becomes of the notice.
    files: ids(
      (notice) => notice.file !== null && (notice.author === model || mayRead(notice, model, now())),
    ),
    events: calendar ? ids((notice) => isInCalendar(notice, model, now())) : [],
  };
}

/** Who was switched off finds nothing out: not even whether there is anything. */
async function checkLeaver({ who, model, client, calendar }: Reader): Promise<void> {
  const input = { notice_id: 1, user_id: who.id, action: 'view' } as const;
  const { status } = await client.call('get-notice-details', input);
  const feed = await client.get(calendar);
  expect([model.name, status, feed.status]).toEqual([model.name, 401, 404]);
}

async function checkReader(state: Round, reader: Reader): Promise<void> {
  const { name } = reader.model;
  const wanted = expected(state, reader);
  expect([name, await found(state, reader)]).toEqual([name, wanted]);
  const rung = await bell(reader);
  expect([name, rung.filter((id) => !wanted.opened.includes(id))]).toEqual([name, []]);
  state.seen.read += wanted.opened.length;
  state.seen.hidden += state.notices.length - wanted.opened.length;
}

async function checkEverybody(state: Round): Promise<void> {
  await Promise.all(
    world.readers.map((reader) => (reader.model.isActive ? checkReader(state, reader) : checkLeaver(reader))),
  );
}

const knownMails = new Set<string>();
const total = { read: 0, hidden: 0, hints: 0, mails: 0, bell: 0 };

it('shows everybody exactly what the rules, the roster and the day allow, by every way [AF-02, EN-06, QC-31, QU-20, QU-22, QU-23, QU-24, NX-290]', async () => {
  await fc.assert(
    fc.asyncProperty(round, async ({ schools, places, steps }) => {
      await forgetNotices(world);
      for (const [index, school] of world.schools.entries()) {
        const wish = at(schools, index);
        school.model = at(models[school.id] ?? [0], wish.model);
        school.timeZone = at(zones, wish.zone);
        school.year = '2026-2027';
        school.state = school.id === 0 ? 0 : at([11, 12, 21], wish.state);
        school.country = countryOf[school.state] ?? 0;
        await writeSchool(world, school);
      }
      pass(1500);
      for (const [index, reader] of world.readers.entries()) {
        const { model } = reader;
        model.isActive = true;
        model.places =
          model.role === 3 || model.role === 4 ? masked(placesOf(model.school), at(places, index)) : [];
        await writePerson(world, model);
        await connect(world, reader);
      }
      const state: Round = { notices: [], seen: total };
      for (const [index, wish] of steps.entries()) {
        await takeAndListen(state, wish);
        pass(1000);
        if (index % 6 === 5) await checkEverybody(state);
      }
      // The next mornings: what waited is told and mailed.
      await takeAndListen(state, { do: 'wait', hours: 24 });
      await checkEverybody(state);
    }),
    { numRuns: runs, seed, interruptAfterTimeLimit: 600_000, endOnFailure: process.env.SHRINK === '0' },
  );
  expect(Object.entries(total).filter(([, count]) => count < runs / 2)).toEqual([]);
}, 900_000);
