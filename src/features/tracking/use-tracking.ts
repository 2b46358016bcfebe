import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { allows } from '#contract/core/school-settings.ts';
import { setUserActivityTrackCall } from '#contract/tracking/calls/set-user-activity-track.call.ts';
import { usersLogsCall } from '#contract/tracking/calls/users-logs.call.ts';
import type { TrackedPage } from '#machines/auth/session/session.types.ts';
import { call } from '#src/lib/api-client.ts';
import { dayIn } from '#src/lib/days.ts';
import { offerLastPages } from '#src/lib/last-pages.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import type { PageTimes } from './page-times.ts';

/**
 * [ST-44, LO-08, QU-70] Records visible screens and their time, if the school asks for it. The result is for signing
 * out: `session.send({ type: 'logout.submit', pages: takePages(), … })`.
 */
export function usePageTimes(person: Person, path: string): () => readonly TrackedPage[] {
  const isOn = allows(person, 'track_page_time');
  const times = useRef<PageTimes>(null);
  const showPath = useEffectEvent((pageTimes: PageTimes) => pageTimes.show(path));
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    const gone = new AbortController();
    // Few schools use it, so the others do not load its code.
    void import('./page-times.ts').then(({ createPageTimes }) => {
      if (gone.signal.aborted) return;
      const pageTimes = createPageTimes({
        personId: person.id,
        now: () => Date.now(),
        send: (pages) => call(setUserActivityTrackCall, { pages }),
      });
      times.current = pageTimes;
      const withdraw = offerLastPages(pageTimes);
      showPath(pageTimes);
      const onVisibility = () => pageTimes.setVisible(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', onVisibility);
      stop = () => {
        document.removeEventListener('visibilitychange', onVisibility);
        times.current = null;
        withdraw();
      };
    });
    return () => {
      gone.abort();
      stop();
    };
  }, [isOn, person.id]);
  useEffect(() => times.current?.show(path), [path]);
  return useCallback(() => times.current?.take() ?? [], []);
}

const dayName = 'daily-login';

/** [LG-15, CO-21] Tells the server once per school day that the person was here. */
export function useDailyLog(person: Person): void {
  const { id, role, school } = person;
  useEffect(() => {
    if (readForPerson(id, dayName) === dayIn(school.timeZone)) return;
    call(usersLogsCall, { id, role, school: school.id }).then(
      ({ day }) => keepForPerson(id, dayName, day),
      // Not marked if it failed, so the next screen tries again.
      () => undefined,
    );
  }, [id, role, school.id, school.timeZone]);
}
