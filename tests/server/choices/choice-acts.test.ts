import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { times } from '../../long.ts';
import { addProjects } from '../content/content-rows.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let admin: Client;
let ids: ReadonlyMap<string, number>;
const titles = ['Animal maze', 'Bee counter', 'Circuit card', 'Dancing robot', 'Echo lamp'] as const;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.enter(test.world.admin);
  const added = await addProjects(
    test.server.app.db,
    titles.map((title) => ({ title })),
  );
  ids = new Map(titles.map((title, index) => [title, added[index] ?? 0]));
});
afterAll(() => test.close());

const some = fc.subarray([...titles], { minLength: 1 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('choose' as const), titles: some }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('unchoose' as const), titles: some, archive: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear' as const), archive: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), titles: some }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat({ max: 3 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type State = 'open' | 'chosen' | 'archived';
interface Known {
  readonly state: State;
  readonly assigned: boolean;
  /** The number of the last act that touched it. */
  readonly touched: number;
}
interface Act {
  readonly id: string;
  readonly number: number;
  readonly before: ReadonlyMap<string, State>;
  isUndone: boolean;
}

/** What a school's choices must be, told by the acts alone. */
class Model {
  readonly #known = new Map<string, Known>(
    titles.map((title) => [title, { state: 'open', assigned: false, touched: 0 }]),
  );
  readonly acts: Act[] = [];
  #number = 0;

  at(title: string): Known {
    return this.#known.get(title) ?? { state: 'open', assigned: false, touched: 0 };
  }
  states(): Record<string, State> {
    return Object.fromEntries(titles.map((title) => [title, this.at(title).state]));
  }
  change(wanted: readonly string[], next: (now: Known) => State, id: string): void {
    const changing = wanted.filter((title) => next(this.at(title)) !== this.at(title).state);
    if (changing.length === 0) return;
    this.#number += 1;
    const before = new Map(changing.map((title) => [title, this.at(title).state]));
    this.acts.push({ id, number: this.#number, before, isUndone: false });
    for (const title of changing) this.#put(title, { state: next(this.at(title)) });
  }
  isHeld(wanted: readonly string[]): boolean {
    return wanted.some((title) => this.at(title).state === 'chosen' && this.at(title).assigned);
  }
  assign(wanted: readonly string[]): void {
    this.#number += 1;
    for (const title of wanted) if (!this.at(title).assigned) this.#put(title, { assigned: true });
  }
  isTouchedSince({ before, number }: Act): boolean {
    return [...before.keys()].some((title) => this.at(title).touched > number);
  }
  undo(act: Act): void {
    act.isUndone = true;
    this.#number += 1;
    for (const [title, state] of act.before) this.#put(title, { state });
  }
  #put(title: string, change: Partial<Known>): void {
    this.#known.set(title, { ...this.at(title), ...change, touched: this.#number });
  }
}

const place = () => ({ mbx_class_id: test.world.places['9A'].gradeId });
const idsOf = (wanted: readonly string[]) => wanted.map((title) => ids.get(title) ?? 0);
const answerOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'ok' : answer.error.code;

/** Answers what the server said, and what it had to say. */
async function carryOut(model: Model, one: Step): Promise<readonly [string, string]> {
  if (one.do === 'choose') {
    const answer = await admin.ok('selected-project', { ...place(), project_ids: idsOf(one.titles) });
    model.change(one.titles, () => 'chosen', answer.act);
    return ['ok', 'ok'];
  }
  if (one.do === 'assign') {
    const wanted = one.titles.filter((title) => model.at(title).state === 'chosen');
    if (wanted.length === 0) return ['ok', 'ok'];
    const assignees = [{ kind: 'division' as const, id: test.world.places['9A'].divisionId }];
    await admin.ok('assign-curriculum', { ...place(), project_ids: idsOf(wanted), assignees });
    model.assign(wanted);
    return ['ok', 'ok'];
  }
  if (one.do === 'undo') {
    const act = model.acts.at(-1 - one.which);
    if (!act) return ['ok', 'ok'];
    const said = answerOf(await admin.call('undo-curriculum-act', { act: act.id }));
    if (act.isUndone) return [said, 'ok'];
    if (model.isTouchedSince(act)) return [said, 'stale'];
    model.undo(act);
    return [said, 'ok'];
  }
  const wanted = one.do === 'clear' ? titles : one.titles;
  const input = { ...place(), mode: one.archive ? ('archive' as const) : ('remove' as const) };
  const answer =
    one.do === 'clear'
      ? await admin.call('clear-project-list', input)
      : await admin.call('de-selected-project', { ...input, project_ids: idsOf(wanted) });
  if (model.isHeld(wanted) && !one.archive) return [answerOf(answer), 'has_work'];
  const act = answer.ok ? answer.data.act : '';
  model.change(
    wanted,
    (now) => (now.state === 'chosen' ? (now.assigned ? 'archived' : 'open') : now.state),
    act,
  );
  return [answerOf(answer), 'ok'];
}

it('leave of a school’s choices what their sequence says, undo included [CA-01, QU-56]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { db } = test.server.app;
      await db.delete(curriculumAssignments);
      await db.delete(curriculumChoices);
      const model = new Model();
      for (const one of steps) {
        const [said, must] = await carryOut(model, one);
        const { rows } = await admin.ok('get-curriculum-project-list', place());
        expect([said, Object.fromEntries(rows.map(({ title, state }) => [title, state]))]).toEqual([
          must,
          model.states(),
        ]);
      }
    }),
    { seed: 20_261_118, numRuns: times(8, 25) },
  );
});
