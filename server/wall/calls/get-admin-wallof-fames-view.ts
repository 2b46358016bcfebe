import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { attemptsOf, entriesOf, toShownEntry } from '#server/works/index.ts';
import { neutrallyNamed } from '../queries/neutral-names.ts';
import { wallEntry } from '../queries/wall.ts';

export const getAdminWallofFamesView: Handler<'get-admin-wallofFames-view'> = async (
  { id },
  { db, actor },
) => {
  const found = await wallEntry(db, actor, id);
  if (!found) throw notFound();
  const { item, attempt, isNamed } = found;
  const work = { schoolId: found.schoolId, id: found.workId };
  const [shown] = await attemptsOf(db, work, attempt);
  const entries = await entriesOf(db, work, attempt);
  return {
    success: 'true',
    data: {
      ...item,
      learning: shown?.learning ?? '',
      entries: (isNamed ? entries : neutrallyNamed(entries)).map(toShownEntry),
    },
  };
};
