import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { approvedWorks, classNameOf, portfolioOf, portfolioOwner } from '../queries/portfolio.ts';

export const getPortfolio: Handler<'get-portfolio'> = async ({ student_id }, { db, actor }) => {
  const owner = await portfolioOwner(db, actor, student_id);
  if (!owner) throw notFound();
  const { school } = actor;
  const { about, version } = await portfolioOf(db, school.id, owner.id);
  const rows = await approvedWorks(db, school.id, owner.id);
  const shown = rows.filter(({ position }) => position !== null);
  return {
    success: 'true',
    data: {
      version,
      name: owner.name,
      school_name: school.name,
      class_name: await classNameOf(db, school.id, owner.id),
      about,
      works: shown
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ position: _position, note, ...work }) => ({ ...work, note: note ?? '' })),
      others: rows
        .filter(({ position }) => position === null)
        .map(({ position: _position, note: _note, ...work }) => work),
    },
  };
};
