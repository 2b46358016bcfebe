import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { Person } from '#contract/auth/session.model.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import type { SchoolGroups } from './kinds.ts';
import type { messages } from './messages.en.ts';

const id = (least: number) =>
  v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(least))), undefined));

/** The place within a school's classes or clubs: all of them, the parts of one, or its students. */
const where = {
  /** For a super admin. */
  school: id(1),
  group: id(1),
  /** 0: everybody of the group. */
  part: id(0),
};

export const classesSearch = v.object({ ...resourceSearch.entries, ...where });
export type ClassesSearch = v.InferOutput<typeof classesSearch>;
export type Where = Pick<ClassesSearch, 'group' | 'part'>;

export interface ClassesProps {
  readonly kind: GroupKind;
  readonly person: Person;
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  /** 0: the office has not chosen a school yet. */
  readonly schoolId: number;
  readonly picker?: ReactNode;
  readonly search: ClassesSearch;
  readonly onSearch: (search: ClassesSearch, options: { readonly replace: boolean }) => void;
  /** A link to another place of the same screen. */
  readonly renderLink: (search: ClassesSearch, label: string) => ReactNode;
}

export interface MembershipsProps extends Pick<ClassesProps, 'kind' | 'person' | 'sessionLive' | 'listen'> {
  readonly words: (typeof messages)[GroupKind];
  readonly schoolId: number;
  readonly places: SchoolGroups;
  readonly refresh: () => void;
  readonly address: ResourceAddress;
  readonly go: (where: Where) => void;
}
