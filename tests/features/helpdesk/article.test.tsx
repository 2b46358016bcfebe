import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ArticleText } from '#src/features/helpdesk/article/ArticleText.tsx';
import { parseArticle } from '#src/features/helpdesk/article/parse-article.ts';
import { plainText } from '#src/features/helpdesk/desk/ReplyForm.tsx';
import { setupUser } from '#tests/user.ts';

const link = (to: string, className: string, content: React.ReactNode) => (
  <a href={to} className={className}>
    {content}
  </a>
);

describe('the small markdown of articles', () => {
  it('has paragraphs, steps and lists, with or without an empty line between [QU-30]', () => {
    const blocks = parseArticle('Do this:\n1. One\n2. Two\n\nor\nthat\n\n- A\n- B');
    expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['paragraph', 1],
      ['steps', 2],
      ['paragraph', 1],
      ['list', 2],
    ]);
    expect(blocks[2]?.lines[0]?.parts).toEqual([{ kind: 'text', text: 'or that', at: 0 }]);
  });

  it('has bold words, keys, links to screens and to other articles [QU-30]', async () => {
    const onArticle = vi.fn();
    render(
      <ArticleText
        body="Press **Save** or `Ctrl`, see [the desk](/helpdesk/HelpDesk) and [themes](help:theme)."
        renderLink={link}
        onArticle={onArticle}
      />,
    );
    expect(screen.getByText('Save').tagName).toBe('STRONG');
    expect(screen.getByText('Ctrl').tagName).toBe('KBD');
    expect(screen.getByRole('link', { name: 'the desk' }).getAttribute('href')).toBe('/helpdesk/HelpDesk');
    await setupUser().click(screen.getByRole('button', { name: 'themes' }));
    expect(onArticle).toHaveBeenCalledWith('theme', 'themes');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://evil.example)',
    '[x](help:../x)',
  ])('takes %s for words [QU-30]', (body) => {
    const { container } = render(<ArticleText body={body} renderLink={link} />);
    expect(container.textContent).toBe(body);
    expect(container.querySelector('a, img, script, button')).toBeNull();
  });

  it('becomes plain words to go on from in a reply [QU-30]', () => {
    expect(plainText({ title: 'Themes', body: '1. Press **Save** or `F5`.\n2. [See](help:x)' })).toBe(
      'Themes\n\n1. Press Save or F5.\n2. See',
    );
  });
});
