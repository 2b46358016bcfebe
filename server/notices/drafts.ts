import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import { noticeDrafts } from './schema/draft.ts';

export const ownOf = (actor: Actor) =>
  and(eq(noticeDrafts.schoolId, actor.school.id), eq(noticeDrafts.personId, actor.id));

export const keyed = (actor: Actor, key: { mode: 'add' | 'edit' | 'editReshare'; notice_id: number }) =>
  and(ownOf(actor), eq(noticeDrafts.mode, key.mode), eq(noticeDrafts.noticeId, key.notice_id));
