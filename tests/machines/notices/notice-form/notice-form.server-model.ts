import * as v from 'valibot';
import { expect } from 'vitest';
import { draftToAdminWire, draftToFacultyWire } from '#contract/notices/notice.codec.ts';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import { createFacultyNoticeInput, createNoticeInput } from '#contract/notices/notice.wire.ts';
import type { SavedNotice } from '#machines/notices/notice-form/notice-form.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { PendingCall } from '../../deferred.ts';
import type { Chance } from '../../random-walk.ts';

type SaveCall = PendingCall<SavedNotice, NoticeDraft>;

/** What the wire's own schemas say of a draft, for both forms. */
function problemsOnTheWire(draft: NoticeDraft): string[] {
  const admins = v.safeParse(createNoticeInput, draftToAdminWire(draft, { id: 1, model: 0 }));
  const facultys = v.safeParse(createFacultyNoticeInput, draftToFacultyWire(draft, { model: 1 }));
  return [...(admins.issues ?? []), ...(facultys.issues ?? [])].map((issue) => issue.message);
}

/**
 * What a server does with saves: it carries a form session out once and answers a repeat as the first time,
 * whatever the repeat says. Whether the answer arrives is another matter.
 */
export class ServerModel {
  readonly #chance: Chance;
  readonly #done = new Map<string, { readonly draft: NoticeDraft; readonly answer: SavedNotice }>();
  readonly #heard = new Set<SaveCall>();
  /** New notices by the piece of work they came from. */
  readonly #created = new Map<number, number>();
  saves = 0;
  repeats = 0;
  lost = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Takes every new save; `job` tells the pieces of work apart that may each make one notice. */
  hear(calls: readonly SaveCall[], job: number): void {
    for (const call of calls) {
      if (this.#heard.has(call)) continue;
      this.#heard.add(call);
      this.#receive(call.input, job);
    }
  }

  #receive(draft: NoticeDraft, job: number): void {
    this.saves += 1;
    expect(problemsOnTheWire(draft)).toEqual([]);
    expect(draftToAdminWire(draft, { id: 1, model: 0 })).toMatchObject({ club: '', batch: '' });
    expect(Object.keys(draft).filter((field) => /club|batch/.test(field))).toEqual([]);
    const first = this.#done.get(draft.formSession);
    if (first) {
      this.repeats += 1;
      expect(isSame(first.draft, draft), 'a repeat that says something else would be lost').toBe(true);
      return;
    }
    if (this.#chance.next() < 0.4) return;
    const isNew = draft.mode !== 'edit';
    if (isNew) this.#created.set(job, (this.#created.get(job) ?? 0) + 1);
    expect(this.#created.get(job) ?? 0, 'one piece of work makes one notice').toBeLessThanOrEqual(1);
    const id = isNew ? 1_000 + this.saves : draft.id;
    this.#done.set(draft.formSession, {
      draft,
      answer: { id, version: draft.version + 1, information: 'Saved.' },
    });
  }

  /** Answers a save, or loses the answer. */
  answer(call: SaveCall | undefined): void {
    if (!call) return;
    const done = this.#done.get(call.input.formSession);
    if (this.#chance.next() < 0.3) {
      this.lost += Number(done !== undefined);
      call.reject(this.#chance.oneOf<unknown>([{ kind: 'unreachable' }, new Error('a bug')]));
    } else if (done) call.resolve(done.answer);
    else
      call.reject(
        this.#chance.oneOf<unknown>([
          { kind: 'unauthorized' },
          { kind: 'refused', code: 'bad_dates', information: 'No.', fields: { dueDate: 'No.' } },
          { kind: call.input.mode === 'edit' ? 'stale' : 'unauthorized', information: 'Newer.' },
        ]),
      );
  }
}
