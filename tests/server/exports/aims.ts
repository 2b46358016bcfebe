import type { exportsCalls } from '#contract/exports/exports.calls.gen.ts';
import type { Aim, Aims } from '../aimed-world.ts';

/** Nobody's, whoever asks: what is one's own is proved beside this. */
const unknown: Aim = { body: () => ({ id: 999_999 }), answer: 404 };

export const aims: Aims<typeof exportsCalls> = {
  'cancel-export': unknown,
  'download-export': unknown,
  'get-my-exports': { body: () => ({}) },
  // A column that no list has, so that nothing begins; who may export which list is proved beside this.
  'start-export': {
    body: () => ({
      list: { kind: 'students', query: {} },
      format: 'csv',
      name: 'Students',
      columns: [{ id: 'nothing', header: 'Nothing' }],
    }),
    answer: 400,
  },
};
