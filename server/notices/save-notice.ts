import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { type NoticeFormMode } from '#contract/notices/notice.model.ts';
import { checkDates, type NoticeFor, parseVideoLink } from '#contract/notices/notice.rules.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import type { saveRefusals } from '#contract/notices/notices.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { cleanFileName } from '#server/files/file-name.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { audienceOf, channelsFor, noticeForOf } from './audience.ts';
import { attachTranslations } from './carried-translations.ts';
import type { NoticeChannel } from './notice-channel.ts';
import { bringFiles } from './notice-files.ts';
import { channelsNow } from './notice-hints.ts';
import { queueNoticeMail } from './notice-mail.ts';
import { queueNoticeNotifications } from './notice-notifications.ts';
import { yearOfNotice } from './notice-year.ts';
import { officeChannelsFor } from './office/channels.ts';
import {
  refuseStaleNotice,
  refuseUnlessMayEdit,
  refuseUnlessMayReshare,
  refuseUnlessMayWrite,
} from './policy.ts';
import { deleteFiles, insertFiles } from './queries/attached-files.ts';
import { type Place, replaceAudience } from './queries/audiences.ts';
import type { ChosenAudience } from './queries/office-audience.ts';
import { replaceOfficeAudience } from './queries/office-audience.ts';
import { insertNotice, lockNotice, type StoredNotice, updateNotice } from './queries/stored-notices.ts';
import type { StoredVideo } from './schema/notice.ts';

export interface NoticeQuery {
  /** 0: a new one. */
  readonly id: number;
  readonly mode: NoticeFormMode;
  /** The version an edit started from; 0 skips the check. */
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly noticeFor: NoticeFor;
  /** Clubs and batches in a school of clubs. */
  readonly grades: readonly number[];
  readonly divisions: readonly number[];
  readonly shareDate: string;
  readonly dueDate: string;
  readonly dueDateMandatory: boolean;
  readonly notifyEmail: boolean;
  readonly asksReceipt: boolean;
  readonly isActive: boolean;
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
  readonly videos: readonly { readonly url: string; readonly label: string }[];
  readonly formSession: string;
  /** The notice that is shared again; 0: not known. */
  readonly resharedFrom: number;
  /** Reads and checks what the central office's form chose; left out: a school's. */
  readonly office?: () => Promise<ChosenAudience>;
}

export interface SavedNotice {
  readonly success: 'true';
  readonly information: string;
  readonly data: { readonly id: number; readonly version: number };
}

type SaveScene = SignedInContext<ReasonsOf<typeof saveRefusals>>;

/** Rows, audience, files, mail job and form session are saved together or not at all; a repeat changes nothing. */
export function saveNotice(wanted: NoticeQuery, scene: SaveScene): Promise<SavedNotice> {
  refuseUnlessMayWrite(scene);
  if (wanted.mode === 'editReshare') refuseUnlessMayReshare(scene);
  return withIdempotencyKey(scene, wanted.formSession, () => save(wanted, scene));
}

async function save(wanted: NoticeQuery, scene: SaveScene): Promise<SavedNotice> {
  const { app, db, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const before = wanted.mode === 'edit' ? await noticeToEdit(wanted, scene) : undefined;
  refuseBadDates(scene, wanted, today, before);
  const videos = readVideos(scene, wanted.videos);
  const files = await bringFiles(wanted.files, scene, today);
  const audience = await wantedAudience(wanted, scene);
  const values = {
    title: wanted.title,
    description: wanted.description,
    noticeFor: noticeForOf(actor, wanted, before),
    shareDate: wanted.shareDate || null,
    dueDate: wanted.dueDate || null,
    visibleFrom: wanted.shareDate || before?.visibleFrom || today,
    dueDateMandatory: wanted.dueDateMandatory,
    notifyEmail: wanted.notifyEmail,
    asksReceipt: wanted.asksReceipt,
    isActive: wanted.isActive,
    gradeChoice: audience.office?.gradeChoice ?? wanted.grades.join(','),
    divisionChoice: audience.places.some((place) => place.divisionId !== 0)
      ? wanted.divisions.join(',')
      : '0',
    videos,
    updatedAt: app.now(),
  };
  const stored = before
    ? await updateNotice(db, before, {
        ...values,
        academicYear: yearOfNotice(before, values, { today, school: actor.school }),
        version: before.version + 1,
        mailVersion: before.version + 1,
      })
    : await insertNotice(db, { ...values, ...firstVersion(scene) }, audience.places);
  if (!before)
    await writeEvents(scene, [
      { schoolId: stored.schoolId, measure: 'notice.created', subjectId: stored.id, personId: actor.id },
    ]);
  const channelsBefore = await putAudience(scene, stored, audience, before);
  if (before) await deleteFiles(db, stored);
  await insertFiles(
    db,
    stored,
    files.map(({ fileId, name }) => ({ fileId, name: cleanFileName(name) })),
  );
  if (wanted.mode === 'editReshare') await attachTranslations(scene, wanted.resharedFrom, stored);
  const heardBefore = before ? channelsNow(app, before, actor.school, channelsBefore) : [];
  announce(scene, stored, audience, heardBefore);
  if (stored.isActive || before) {
    await queueNoticeNotifications(scene, stored, { today, isNews: isNews(before, stored) });
    if (stored.visibleFrom <= today) scene.afterCommit(() => app.wakeJobs());
  }
  if (stored.notifyEmail && stored.isActive) {
    await queueNoticeMail(scene, stored, today, { mayBeUndone: !before });
    if (stored.visibleFrom <= today) scene.afterCommit(() => app.wakeJobs());
  }
  return {
    success: 'true',
    information: informationOn(before, stored),
    data: { id: stored.id, version: stored.version },
  };
}

function informationOn(before: StoredNotice | undefined, { isActive }: StoredNotice): string {
  if (before) return 'Notice has been updated.';
  return isActive
    ? 'Notice has been shared.'
    : 'Notice has been saved. It is not active: nobody else sees it.';
}

/** Moving only files or readers does not tell people again who were told; new readers are told. */
function isNews(before: StoredNotice | undefined, after: StoredNotice): boolean {
  const told = ['title', 'description', 'shareDate', 'dueDate', 'isActive'] as const;
  return before === undefined || told.some((field) => before[field] !== after[field]);
}

async function noticeToEdit(wanted: NoticeQuery, scene: SaveScene): Promise<StoredNotice> {
  const { db, actor } = scene;
  const notice = await lockNotice(db, actor, wanted.id);
  if (!notice) throw notFound();
  refuseUnlessMayEdit(scene, notice);
  refuseStaleNotice(scene, notice, wanted.version);
  return notice;
}

function refuseBadDates(
  { refuse }: SaveScene,
  wanted: NoticeQuery,
  today: string,
  before: StoredNotice | undefined,
): void {
  const problem = checkDates({
    share: wanted.shareDate,
    due: wanted.dueDate,
    today,
    mandatory: wanted.dueDateMandatory,
    changed: null,
    ...(before ? { stored: { share: before.shareDate ?? '', due: before.dueDate ?? '' } } : {}),
  });
  if (!problem) return;
  throw refuse('bad_dates', { issues: { [`${problem.field}_date`]: problem.problem } });
}

function readVideos({ refuse }: SaveScene, videos: NoticeQuery['videos']): StoredVideo[] {
  return videos.map((video, index) => {
    const link = parseVideoLink(video.url);
    if (!link) throw refuse('bad_video', { issues: { video_url: 'bad_video' } });
    return { ...link, label: `Video ${index + 1}` };
  });
}

interface Audience {
  readonly places: readonly Place[];
  readonly office: ChosenAudience | null;
}

async function wantedAudience(wanted: NoticeQuery, scene: SaveScene): Promise<Audience> {
  if (!wanted.office) return { places: await audienceOf(scene, wanted), office: null };
  return { places: [], office: await wanted.office() };
}

function firstVersion({ app, actor }: SignedInContext) {
  return {
    schoolId: actor.school.id,
    createdBy: actor.id,
    createdByRole: actor.role,
    createdAt: app.now(),
    version: 1,
    mailVersion: 1,
    schoolStatus: 0,
    ictStatus: 0,
    academicYear: actor.role === roles.superAdmin ? '' : actor.school.academicYear,
  };
}

/** Replaces the audience; returns the channels of its former readers. */
async function putAudience(
  { db }: SignedInContext,
  stored: StoredNotice,
  { places, office }: Audience,
  before: StoredNotice | undefined,
): Promise<NoticeChannel[]> {
  const { schoolId, id: noticeId } = stored;
  if (office) {
    const old = await replaceOfficeAudience(db, noticeId, office);
    return before ? officeChannelsFor(before, old) : [];
  }
  if (!before) return [];
  const old = await replaceAudience(db, { schoolId, noticeId }, places);
  return channelsFor(schoolId, { ...before, places: old });
}

function announce(
  { app, actor, afterCommit }: SignedInContext,
  notice: StoredNotice,
  { places, office }: Audience,
  channelsBefore: readonly NoticeChannel[],
): void {
  const now = office
    ? officeChannelsFor(notice, office)
    : channelsFor(actor.school.id, { ...notice, places });
  afterCommit(() => {
    const heardNow = channelsNow(app, notice, actor.school, now);
    app.broadcaster.broadcast(noticeChanged, [...new Set([...heardNow, ...channelsBefore])], {
      content: { noticeId: notice.id, version: notice.version },
    });
  });
}
