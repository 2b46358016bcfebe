import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeTranslation } from '#contract/notices/translation.rules.ts';
import type { TranslationTools } from '#src/features/notices/translations/translation-tools.ts';
import { wordDiff } from '#src/features/notices/translations/word-diff.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { adoptLanguage } from '#src/lib/words/language.ts';
import { renderViewer, slide } from './render-viewer.tsx';
import { sampleNotice } from './samples.ts';

const original = { title: 'Science fair', description: 'Bring your models.' };
const urdu: NoticeTranslation = {
  language: 'ur',
  title: 'سائنس میلہ',
  description: 'اپنے ماڈل لائیں۔',
  version: 1,
  isStale: false,
  madeFrom: original,
};
const tools = (changes: Partial<TranslationTools> = {}): TranslationTools => ({
  save: vi.fn<TranslationTools['save']>(({ language, title, description, version, of }) =>
    Promise.resolve({
      language,
      title,
      description,
      version: version + 1,
      isStale: false,
      madeFrom: of,
    }),
  ),
  remove: vi.fn<TranslationTools['remove']>(() => Promise.resolve()),
  load: vi.fn<TranslationTools['load']>(() => Promise.resolve(null)),
  ...changes,
});
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

afterEach(() => {
  adoptLanguage('en', {});
  localStorage.clear();
});

describe('a reader', () => {
  it('reads the notice in the language of the screen, and the original one press away', async () => {
    adoptLanguage('ur', {});
    const { user } = renderViewer([sampleNotice({ translations: [urdu] })]);
    const heading = await screen.findByRole('heading', { name: 'سائنس میلہ' });
    expect(heading).toMatchObject({ lang: 'ur', dir: 'rtl' });
    const text = slide().getByText('اپنے ماڈل لائیں۔').closest('p');
    expect(text).toMatchObject({ lang: 'ur', dir: 'rtl' });
    await user.click(slide().getByRole('radio', { name: 'Original' }));
    expect(screen.getByRole('heading', { name: 'Science fair' })).toBeInstanceOf(HTMLElement);
    expect(slide().queryByRole('button', { name: 'Add a translation' })).toBeNull();
  });

  it('gets the original where nobody wrote their language, and may choose another', async () => {
    const { user } = renderViewer([sampleNotice({ translations: [urdu] })]);
    await screen.findByRole('heading', { name: 'Science fair' });
    await user.click(await slide().findByRole('radio', { name: 'اردو' }));
    expect(screen.getByRole('heading', { name: 'سائنس میلہ' })).toBeInstanceOf(HTMLElement);
  });

  it('is told that a translation may be out of date', async () => {
    adoptLanguage('ur', {});
    const { user } = renderViewer([sampleNotice({ translations: [{ ...urdu, isStale: true }] })]);
    expect(await screen.findByText('The original has changed since this translation.')).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'Show the original' }));
    expect(screen.getByRole('heading', { name: 'Science fair' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('The original has changed since this translation.')).toBeNull();
  });
});

describe('who writes it', () => {
  it('adds a translation beside the original, and it shows at once', async () => {
    const translation = tools();
    const { user } = renderViewer([sampleNotice({ mayTranslate: true })], { translation });
    await user.click(await slide().findByRole('button', { name: 'Add a translation' }));
    const form = await dialog(/Add a translation/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please write the title.')).toBeInstanceOf(HTMLElement);
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'विज्ञान मेला');
    await user.type(form.getByRole('textbox', { name: /Description/ }), 'अपने मॉडल लाएँ।');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'विज्ञान मेला' });
    expect(translation.save).toHaveBeenCalledWith(
      expect.objectContaining({ noticeId: 12, language: 'hi', of: original, version: 0 }),
      expect.anything(),
    );
  });

  it('keeps what was typed when it could not be saved, also for the next time', async () => {
    const save = vi.fn<TranslationTools['save']>(() => Promise.reject(new CallFailed('unreachable', '')));
    const options = { translation: tools({ save }) };
    const notices = [sampleNotice({ mayTranslate: true })];
    const { user, unmount } = renderViewer(notices, options);
    await user.click(await slide().findByRole('button', { name: 'Add a translation' }));
    const form = await dialog(/Add a translation/);
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'विज्ञान');
    await user.type(form.getByRole('textbox', { name: /Description/ }), 'मॉडल');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('The translation was not saved. What you typed is still here.');
    unmount();
    const again = renderViewer(notices, options);
    await again.user.click(await slide().findByRole('button', { name: 'Add a translation' }));
    expect((await dialog(/Add a translation/)).getByRole('textbox', { name: /Title/ })).toHaveProperty(
      'value',
      'विज्ञान',
    );
  });

  it('sees what changed in the original, and says that the translation is still right', async () => {
    const translation = tools();
    const madeFrom = { ...original, description: 'Bring your posters.' };
    const { user } = renderViewer(
      [sampleNotice({ mayTranslate: true, translations: [{ ...urdu, isStale: true, madeFrom }] })],
      { translation },
    );
    await user.click(await slide().findByRole('radio', { name: 'اردو' }));
    await user.click(slide().getByRole('button', { name: 'See what changed' }));
    const form = await dialog(/Translation/);
    expect(form.getByText('posters.').closest('del')).not.toBeNull();
    expect(form.getByText('models.').closest('ins')).not.toBeNull();
    await user.click(form.getByRole('button', { name: 'It is still right' }));
    await waitFor(() => expect(slide().queryByText(/original has changed/)).toBeNull());
    expect(translation.save).toHaveBeenCalledWith(
      expect.objectContaining({ title: urdu.title, of: original, version: 1 }),
      expect.anything(),
    );
  });

  it('deletes a translation after a question', async () => {
    const translation = tools();
    const { user } = renderViewer([sampleNotice({ mayTranslate: true, translations: [urdu] })], {
      translation,
    });
    await user.click(await slide().findByRole('radio', { name: 'اردو' }));
    await user.click(slide().getByRole('button', { name: /^Edit the translation/ }));
    await user.click((await dialog(/Translation/)).getByRole('button', { name: 'Delete translation' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'Science fair' });
    expect(translation.remove).toHaveBeenCalledOnce();
  });
});

describe('the marks of a change', () => {
  it.each([
    ['', '', []],
    ['a b', 'a b', [{ kind: 'same', text: 'a b' }]],
    [
      'on Monday please',
      'on Tuesday please',
      [
        { kind: 'same', text: 'on ' },
        { kind: 'removed', text: 'Monday' },
        { kind: 'added', text: 'Tuesday' },
        { kind: 'same', text: ' please' },
      ],
    ],
  ] as const)('from “%s” to “%s”', (before, after, pieces) => {
    expect(wordDiff(before, after)).toEqual(pieces);
  });

  it('give back both texts whole', () => {
    const [before, after] = ['one two three four', 'two  three\nfive four six'];
    const of = (kind: string) =>
      wordDiff(before, after)
        .filter((piece) => piece.kind !== kind)
        .map((piece) => piece.text)
        .join('');
    expect([of('added'), of('removed')]).toEqual([before, after]);
  });
});
