import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LateMenu, menuPart } from '#src/ui/LateMenu.tsx';
import { setupUser } from '#tests/user.ts';

afterEach(() => vi.restoreAllMocks());

function renderMenu(onFailed: () => void) {
  render(
    <>
      <LateMenu
        label="More"
        isRare
        renderButton={(onPress, isWaiting) => (
          <button type="button" aria-busy={isWaiting} onClick={onPress}>
            More
          </button>
        )}
        items={[{ id: 'download', label: 'Download' }]}
        onSelect={() => undefined}
        onFailed={onFailed}
      />
      <input aria-label="Title" />
    </>,
  );
  return screen.getByRole('button', { name: 'More' });
}

it('a press that cannot fetch the menu says so, and the button can be pressed again', async () => {
  vi.spyOn(menuPart, 'load').mockRejectedValueOnce(new Error('offline'));
  const onFailed = vi.fn();
  const button = renderMenu(onFailed);
  await setupUser().click(button);
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(button.getAttribute('aria-busy')).toBe('false');
});

it('a menu that arrives late does not open over what the person does by then', async () => {
  const fetchMenu = menuPart.load;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(menuPart, 'load').mockImplementation(async () => {
    await arrived;
    return fetchMenu();
  });
  const user = setupUser();
  const button = renderMenu(() => undefined);
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(screen.getByLabelText('Title'));
  arrive();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false'),
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeDefined();
});
