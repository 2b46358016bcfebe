import { type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { channels } from '#server/realtime/channels.ts';
import type { NoticeChannel } from '../notice-channel.ts';
import { type OfficeAudience, readOfficeAudience } from '../queries/office-audience.ts';

const roleWords = { admin: 'admins', faculty: 'faculty', students: 'students' } as const;

export function officeChannelsFor(
  notice: { readonly noticeFor: NoticeFor; readonly createdBy: number },
  { lines, places }: OfficeAudience,
): NoticeChannel[] {
  const readers = readersByCode[notice.noticeFor];
  const found: NoticeChannel[] = [channels.person(0, notice.createdBy), channels.desk('notices')];
  for (const role of ['admin', 'faculty', 'students'] as const) {
    if (!readers[role]) continue;
    // Grades narrow what teachers and students see, never what admins do.
    if (role !== 'admin' && places.length > 0)
      for (const { schoolId, gradeId } of places) found.push(channels.grade(schoolId, role, gradeId));
    else for (const line of lines) found.push(channels.region(roleWords[role], line));
  }
  return [...new Set(found)];
}

export async function storedOfficeChannels(
  db: Queryable,
  notice: { readonly id: number; readonly noticeFor: NoticeFor; readonly createdBy: number },
): Promise<NoticeChannel[]> {
  return officeChannelsFor(notice, await readOfficeAudience(db, notice.id));
}
