import * as v from 'valibot';
import { id } from '#contract/core/wire-numbers.ts';
import { defineForm } from '#machines/form/define-form.ts';
import type { SitsValues } from './PlaceFields.tsx';

const blank: SitsValues = { division_id: null, batches: [] };

/** [RP-21] A school of classes requires a class, a school of clubs a batch. */
export const moveForm = (isByClub: boolean) =>
  defineForm({
    name: 'move-students',
    blank,
    schema: v.object({
      division_id: v.pipe(
        v.nullable(id),
        v.check((division) => isByClub || division !== null, 'required'),
      ),
      batches: v.pipe(
        v.array(id),
        v.check((batches) => !isByClub || batches.length > 0, 'required'),
      ),
    }),
  });
