import { sql } from 'drizzle-orm';
import { files } from '#server/files/schema/file.ts';
import { noticeFiles, notices } from '../schema/notice.ts';

/** How many files and films a notice carries, and the files that have a small picture. */
export const attached = sql<Attached>`(
  select json_build_object('count', count(*) + jsonb_array_length(${notices.videos}), 'thumbs', coalesce(json_agg(
      json_build_object('id', f.id, 'name', nf.name) order by nf.position) filter (where f.thumb_width > 0), '[]'))
  from ${noticeFiles} nf join ${files} f on f.school_id = nf.school_id and f.id = nf.file_id
  where nf.school_id = ${notices.schoolId} and nf.notice_id = ${notices.id})`.as('attached');
export interface Attached {
  readonly count: number;
  readonly thumbs: readonly { readonly id: string; readonly name: string }[];
}
