import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import type { Queryable } from '#server/db/database.ts';
import { groupKey } from './group-names.ts';
import { groupsWithParts } from './queries/classes.ts';

export interface KnownPart {
  readonly id: number;
  readonly kind: GroupKind;
  readonly name: string;
  readonly groupId: number;
  /** Neither it nor its class or club is archived. */
  readonly isOffered: boolean;
}

export interface KnownGroups {
  readonly model: SchoolModel;
  readonly byId: ReadonlyMap<number, KnownPart>;
  readonly byName: ReadonlyMap<string, KnownPart>;
  /** Offered parts of each class and club, by its name. */
  readonly byGroup: ReadonlyMap<string, readonly KnownPart[]>;
}

export const kindKey = (kind: GroupKind, name: string): string => `${kind}:${groupKey(name)}`;

export async function knownGroups(db: Queryable, schoolId: number, model: SchoolModel): Promise<KnownGroups> {
  const rows = await groupsWithParts(db, schoolId);
  const byId = new Map<number, KnownPart>();
  const byName = new Map<string, KnownPart>();
  const byGroup = new Map<string, KnownPart[]>();
  for (const { kind, groupId, grade, gradeGone, id, division, divisionGone } of rows) {
    const group = byGroup.get(kindKey(kind, grade)) ?? [];
    if (!gradeGone) byGroup.set(kindKey(kind, grade), group);
    if (id === null || division === null) continue;
    const part = { id, kind, groupId, name: `${grade} ${division}`, isOffered: !gradeGone && !divisionGone };
    byId.set(id, part);
    if (!part.isOffered) continue;
    byName.set(kindKey(kind, part.name), part);
    group.push(part);
  }
  return { model, byId, byName, byGroup };
}
