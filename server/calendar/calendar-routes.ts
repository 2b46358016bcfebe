import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TranslationLanguage, translationLanguages } from '#contract/notices/translation.rules.ts';
import { fingerprint } from '#server/auth/index.ts';
import type { AppContext } from '#server/core/context.ts';
import type { RateLimiter } from '#server/core/rate-limit.ts';
import { notFound } from '#server/core/refusal.ts';
import { clientNetwork } from '#server/core/request-origin.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { boardOf, type Reader } from '#server/notices/index.ts';
import { writeCalendar } from './ical.ts';
import { type DatedNotice, listDatedNotices } from './queries/calendar.ts';
import { readerOfFeed } from './queries/calendar-feed.ts';

const secretForm = /^([\w-]{43})\.ics$/;

/**
 * The secret address is the credential. Each request checks the right, so an event goes with the right to its notice.
 */
export function registerCalendarRoutes(http: FastifyInstance, app: AppContext, limiter: RateLimiter): void {
  http.get<{ Params: { name: string }; Querystring: { language?: unknown } }>(
    '/calendar/:name',
    async (request, reply) => {
      const secret = secretForm.exec(request.params.name)?.[1];
      const now = app.now().getTime();
      limiter.count('read', clientNetwork(request), now);
      const reader = secret ? await readerOfFeed(app, secret) : null;
      if (!reader) throw notFound();
      // Counts per person too: a calendar service reads for hundreds from one address.
      limiter.count('write', `calendar:${reader.id}`, now);
      return sendCalendar(
        request,
        reply,
        await calendarOf(app, reader, languageOf(request.query.language) ?? reader.language),
      );
    },
  );
}

function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${fingerprint(text)}"`;
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="notices.ics"',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.send(text);
}

/** From the address; left out: the language of the person's screen. */
const languageOf = (wanted: unknown) => translationLanguages.find((each) => each === wanted);

async function calendarOf(
  app: AppContext,
  reader: Reader,
  language: TranslationLanguage | null,
): Promise<string> {
  const { name, timeZone } = reader.school;
  const rows = await listDatedNotices(app.db, reader, schoolDay(app.now(), timeZone), language);
  const timed = await Promise.all(app.offers.calendar.map((source) => source(app.db, reader, app.now())));
  return writeCalendar({
    name,
    timed: timed.flat(),
    timeZone,
    events: rows.map((row) => {
      const url = `${app.publicUrl()}${boardOf(reader.role, reader.school.model)}?open=${row.id}`;
      return {
        uid: `notice-${row.schoolId}-${row.id}@banyan`,
        sequence: row.version,
        day: row.dueDate ?? '',
        title: row.title,
        text: textOf(row, url),
        url,
        createdAt: row.createdAt,
        changedAt: row.updatedAt,
      };
    }),
  });
}

function textOf({ description, author }: DatedNotice, url: string): string {
  return [description, author, url].filter((part) => part !== '').join('\n\n');
}
