import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';

export const changeRefusals = {
  demo_school: 'This is a demo school: its grades and clubs stay as they are.',
};

const staleRefusal = { stale: 'This was changed somewhere else in the meantime.' };

/** `names`: those that exist already. */
const nameRefusals = {
  name_taken: ({ names }: { names: string }) => `There is one of this name already: ${names}.`,
};

export const addRefusals = {
  ...changeRefusals,
  ...nameRefusals,
  ...formSessionRefusal,
  wrong_model: ({ wanted }: { wanted: 'grade' | 'club' }) =>
    wanted === 'grade'
      ? 'This school teaches in clubs, not in grades.'
      : 'This school does not teach in clubs.',
};

export const restoreRefusals = { ...changeRefusals, ...nameRefusals, ...staleRefusal };

export const saveRefusals = { ...restoreRefusals, ...formSessionRefusal };

const many = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** A group with people is not removed, because they would have no place. */
export const removeRefusals = {
  ...changeRefusals,
  ...staleRefusal,
  has_people: ({ students, faculty, inBin }: { students: number; faculty: number; inBin: number }) => {
    const who = [...many(students, 'student', 'students'), ...many(faculty, 'teacher', 'teachers')];
    const hidden = inBin > 0 ? ` (${inBin} of them in the bin)` : '';
    const verb = students + faculty === 1 ? 'has' : 'have';
    return `${who.join(' and ')}${hidden} ${verb} a place in it. Move them first, then remove it.`;
  },
};

export const leaveRefusals = { ...changeRefusals, ...staleRefusal };
