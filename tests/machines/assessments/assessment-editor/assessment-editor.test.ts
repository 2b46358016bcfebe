import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import { assessmentEditorMachine } from '#machines/assessments/assessment-editor/assessment-editor.machine.ts';
import type {
  AudienceQuestion,
  FoundQuestions,
  PaperQuestion,
  QuestionRequest,
} from '#machines/assessments/assessment-editor/assessment-editor.types.ts';
import { assessmentEditorView } from '#machines/assessments/assessment-editor/assessment-editor.view.ts';
import { deferredActor } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { audienceOf, machine, paperOf, requestOf, shownOf, walks } from './assessment-editor.walks.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const clock = new SimulatedClock();
  const count = deferredActor<number, AudienceQuestion>();
  const find = deferredActor<FoundQuestions, QuestionRequest>();
  const draw = deferredActor<ShownPaper, PaperQuestion>();
  const provided = assessmentEditorMachine.provide({
    actors: { countAudience: count.logic, findQuestions: find.logic, drawPaper: draw.logic },
  });
  const actor = createActor(provided, { clock }).start();
  return {
    actor,
    clock,
    count,
    find,
    draw,
    choose: (audience: AudienceQuestion | null) => actor.send({ type: 'audience.change', audience }),
    rest: () => clock.increment(350),
    view: () => assessmentEditorView(actor.getSnapshot()),
  };
}

describe('the page of an assessment', () => {
  it('reaches every state, takes every transition and has no trap [CE-01]', () => {
    const coverage = new Coverage(machine).walk(walks.audience).walk(walks.bank).walk(walks.paper);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('counts the last choice once the choices rest, and says none before [CE-01]', async () => {
    const { choose, rest, count, view } = start();
    expect(view().audience).toEqual({ stage: 'none', students: null, failure: null });
    choose(audienceOf(1));
    choose(audienceOf(1, 2));
    expect(count.calls).toHaveLength(0);
    rest();
    expect(count.calls.map(({ input }) => input.groups.length)).toEqual([2]);
    count.calls[0]?.resolve(0);
    await settle();
    expect(view().audience).toMatchObject({ stage: 'counted', students: 0 });
    choose(null);
    expect(view().audience).toMatchObject({ stage: 'none', students: null });
  });

  it('never shows an older count or an older paper over a newer one [CE-01]', async () => {
    const { actor, choose, rest, count, draw, view } = start();
    choose(audienceOf(1));
    rest();
    choose(audienceOf(2));
    count.calls[0]?.resolve(7);
    actor.send({ type: 'paper.show', paper: paperOf(1) });
    actor.send({ type: 'paper.show', paper: paperOf(2) });
    draw.calls[0]?.resolve(shownOf(1));
    await settle();
    expect(view()).toMatchObject({
      audience: { stage: 'counting', students: null },
      paper: { isDrawing: true, shown: null, seed: 2 },
    });
    draw.calls[1]?.resolve(shownOf(2));
    await settle();
    expect(view().paper).toMatchObject({ isOpen: true, isDrawing: false, shown: { marks: 2 } });
  });

  it('searches once typing rests, and says so where nothing comes back [CE-01]', async () => {
    const { actor, clock, find, view } = start();
    actor.send({ type: 'bank.search', request: requestOf(1, 'n') });
    actor.send({ type: 'bank.search', request: requestOf(1, 'net') });
    clock.increment(300);
    expect(find.calls.map(({ input }) => input.search)).toEqual(['net']);
    find.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().bank).toMatchObject({ stage: 'failed', failure: { code: 'unreachable' } });
    actor.send({ type: 'bank.again' });
    find.calls[1]?.resolve({ rows: [], total: 0 });
    await settle();
    expect(view().bank).toMatchObject({ stage: 'found', found: { total: 0 }, failure: null });
  });

  it('says what failed and asks again [CE-01]', async () => {
    const { actor, draw, view } = start();
    actor.send({ type: 'paper.show', paper: paperOf(1) });
    draw.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().paper).toMatchObject({ isOpen: true, shown: null, failure: { code: 'unreachable' } });
    actor.send({ type: 'paper.retry' });
    expect(draw.calls).toHaveLength(2);
    actor.send({ type: 'paper.close' });
    expect(view().paper).toMatchObject({ isOpen: false, failure: null });
  });
});
