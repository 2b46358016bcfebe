import { fingerprint } from '#server/auth/index.ts';
import type { Actor } from '#server/core/actor.ts';
import type { ExportScene, ExportSource, Services } from '#server/core/context.ts';
import { refuseOthers } from '#server/core/pipeline.ts';
import { forbidden, notFound, refuserOf } from '#server/core/refusal.ts';
import { scopeOf } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisionsOfPerson } from '#server/schools/index.ts';

export function sourceOf({ offers }: Pick<Services, 'offers'>, kind: string): ExportSource {
  const source = offers.exports.find((each) => each.kind === kind);
  if (!source) throw notFound();
  return source;
}

interface Asked {
  readonly app: Services;
  readonly db: Queryable;
  readonly actor: Actor;
  readonly source: ExportSource;
  readonly query: unknown;
}

/** Everything that decides what a person may list. If it changed since the export, they get no file. */
export async function reachOf(db: Queryable, actor: Actor): Promise<string> {
  const taught = await divisionsOfPerson(db, actor.school.id, actor.id);
  const numbers = (all: readonly number[]) => all.toSorted((a, b) => a - b);
  const { role, subRole, department, schools } = actor;
  return fingerprint(
    JSON.stringify([role, subRole, department, schools && numbers(schools), numbers(taught)]),
  );
}

/** Throws what the list's own call would throw for this person. */
export async function sceneOf({ app, db, actor, source, query }: Asked): Promise<ExportScene> {
  const scope = scopeOf(source.call, actor);
  if (scope === null) throw forbidden();
  await refuseOthers({ ...app, db }, source.call, actor, query);
  return { app, db, actor, scope, afterCommit: () => undefined, refuse: refuserOf({}) };
}

/** Reads one row through the list's own handler, which throws if the list is now out of reach. Returns the total. */
export async function readRight(asked: Asked): Promise<{ scene: ExportScene; total: number }> {
  const scene = await sceneOf(asked);
  const { total } = await asked.source.page(asked.query, scene, { page: 1, size: 1, columns: [] });
  return { scene, total };
}
