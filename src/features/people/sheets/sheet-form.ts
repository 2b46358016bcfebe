import * as v from 'valibot';
import { id } from '#contract/core/wire-numbers.ts';
import { updateBlukStuPassCall } from '#contract/people/calls/update-bluk-stu-pass.call.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { FormSubmission } from '#src/lib/form/use-form.ts';

export interface SheetValues {
  readonly divisions: readonly number[];
  readonly batches: readonly number[];
  readonly own: boolean;
}

const blank: SheetValues = { divisions: [], batches: [], own: false };

/** [QU-06] `isByClub`: the school has no classes to choose from. */
export const sheetForm = (isByClub: boolean) => {
  const first = isByClub ? 'batches' : 'divisions';
  return defineForm({
    name: 'sign-in-sheet',
    blank,
    usesFormSession: true,
    schema: v.pipe(
      v.object({ divisions: v.array(id), batches: v.array(id), own: v.boolean() }),
      v.forward(
        v.check(({ divisions, batches }) => divisions.length + batches.length > 0, 'place_required'),
        [first],
      ),
    ),
  });
};

type Submitted = FormSubmission<v.InferOutput<ReturnType<typeof sheetForm>['schema']>>;

/** Returns the number of the sheet. */
export async function makeSheet(
  school_id: number,
  { values: { divisions, batches, own }, formSession }: Submitted,
  signal: AbortSignal,
): Promise<number> {
  const input = {
    school_id,
    formSession,
    divisions,
    batches,
    own_password: own ? (1 as const) : (0 as const),
  };
  return (await call(updateBlukStuPassCall, input, { signal })).data.sheet_id;
}
