import { useEffect } from 'react';
import { noteOpened } from './seen-queue.ts';

export function useSeen(personId: number, noticeId: number, isOnShow: boolean): void {
  useEffect(() => {
    if (isOnShow) noteOpened(personId, noticeId);
  }, [personId, noticeId, isOnShow]);
}
