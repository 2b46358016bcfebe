import * as v from 'valibot';
import { pagePattern, trackedPage, trackingEvery } from '#contract/tracking/tracking.wire.ts';
import type { TrackedPage } from '#machines/auth/session/session.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const listName = 'page-times';
const pagesAtMost = 500;
/** A glance that no one needs to hear of, in milliseconds. */
const glance = 500;
const stored = v.fallback(v.pipe(v.array(trackedPage), v.maxLength(pagesAtMost)), []);

export interface PageTimesOptions {
  readonly personId: number;
  /** Sends a list; rejects when it did not arrive. */
  readonly send: (pages: TrackedPage[]) => Promise<unknown>;
  readonly now: () => number;
}

/** [ST-44, EN-18] Counts how long each screen is in sight, and hands it on now and then. */
export interface PageTimes {
  /** Another screen is shown. */
  show(path: string): void;
  /** The tab goes out of sight, or comes back. */
  setVisible(isVisible: boolean): void;
  /** [LO-08] What was not sent yet, which is then forgotten here. */
  take(): TrackedPage[];
  /** What was taken did not arrive. */
  giveBack(pages: readonly TrackedPage[]): void;
}

export function createPageTimes({ personId, send, now }: PageTimesOptions): PageTimes {
  const kept = () => v.parse(stored, readForPerson(personId, listName) ?? []);
  let page: string | null = null;
  let since: number | null = null;
  let spent = 0;
  let sentAt = now();
  let isSending = false;

  const pause = () => {
    if (since !== null) spent += now() - since;
    since = null;
  };
  const close = () => {
    pause();
    if (page !== null && spent >= glance)
      keepForPerson(
        personId,
        listName,
        [...kept(), { pageUrl: page, timeSpent: Math.round(spent), expireTime: now() }].slice(-pagesAtMost),
      );
    spent = 0;
  };
  const giveBack = (pages: readonly TrackedPage[]) =>
    keepForPerson(personId, listName, [...pages, ...kept()].slice(-pagesAtMost));
  const upload = async () => {
    if (isSending || now() - sentAt <= trackingEvery) return;
    const pages = kept();
    if (pages.length === 0) return;
    isSending = true;
    sentAt = now();
    dropForPerson(personId, listName);
    try {
      await send(pages);
    } catch {
      // They wait for the next time, before those that came since.
      giveBack(pages);
    } finally {
      isSending = false;
    }
  };

  return {
    show(path) {
      const pattern = pagePattern(path);
      close();
      page = pattern;
      since = now();
      void upload();
    },
    setVisible(isVisible) {
      if (isVisible) since ??= now();
      else {
        close();
        void upload();
      }
    },
    take() {
      close();
      const pages = kept();
      dropForPerson(personId, listName);
      page = null;
      return pages;
    },
    giveBack,
  };
}
