import { render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { Notice, NoticeList } from '#contract/notices/notice.model.ts';
import type { TranslationTools } from '#src/features/notices/translations/translation-tools.ts';
import { type LoadNotice, NoticeViewer } from '#src/features/notices/viewer/NoticeViewer.tsx';
import { setupUser } from '#tests/user.ts';
import { samplePerson, sampleRow } from './samples.ts';

interface Options {
  readonly startIndex?: number;
  readonly list?: NoticeList;
  readonly person?: Person;
  /** Default: answers with the notice at once. */
  readonly loadNotice?: LoadNotice;
  readonly translation?: TranslationTools;
}

export const today = '2026-11-21';

/** Opens the viewer over some notices. */
export function renderViewer(notices: readonly Notice[], options: Options = {}) {
  const find: LoadNotice = (id) => {
    const found = notices.find((notice) => notice.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new Error(`No notice ${id}`));
  };
  const loadNotice = vi.fn(options.loadNotice ?? find);
  const handlers = { onClose: vi.fn(), onEdit: vi.fn(), onReshare: vi.fn() };
  const view = render(
    <NoticeViewer
      rows={notices.map(sampleRow)}
      startIndex={options.startIndex ?? 0}
      list={options.list ?? 'active'}
      person={options.person ?? samplePerson()}
      today={today}
      loadNotice={loadNotice}
      {...(options.translation && { translation: options.translation })}
      {...handlers}
    />,
  );
  return { ...view, ...handlers, loadNotice, user: setupUser() };
}

/** The notice on show. */
export function slide() {
  const [first] = screen.getAllByRole('article');
  if (first === undefined) throw new Error('No slide is on show.');
  return within(first);
}
