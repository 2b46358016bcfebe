import * as v from 'valibot';
import { pagePattern, trackedPage, trackingEvery } from '#contract/tracking/tracking.wire.ts';
import type { TrackedPage } from '#machines/auth/session/session.types.ts';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const listName = 'page-times';
const pagesAtMost = 500;
/** Milliseconds. Shorter visits are not counted. */
const glance = 500;
const stored = v.fallback(v.pipe(v.array(trackedPage), v.maxLength(pagesAtMost)), []);

export interface PageTimesOptions {
  readonly personId: number;
  /** Sends a list; rejects if it did not arrive. */
  readonly send: (pages: TrackedPage[]) => Promise<unknown>;
  readonly now: () => number;
}

/** [ST-44, EN-18] Counts each screen's visible time, and sends it regularly. */
export interface PageTimes {
  show(path: string): void;
  setVisible(isVisible: boolean): void;
  /** [LO-08] Returns and forgets the unsent times. */
  take(): TrackedPage[];
  /** Takes back times that did not arrive. */
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
      // Unsent times wait before newer ones.
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
