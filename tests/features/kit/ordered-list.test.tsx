import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { alerts } from '#src/lib/alerts.ts';
import { OrderedList } from '#src/lib/detail/OrderedList.tsx';
import { putOrder } from '#src/lib/detail/put-order.ts';
import { setupUser } from '#tests/user.ts';

const items = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
  { id: 3, name: 'Three' },
];

function List() {
  const [shown, setShown] = useState(items);
  const order = (ids: readonly number[]) =>
    setShown(ids.flatMap((id) => items.filter((item) => item.id === id)));
  return (
    <OrderedList label="Numbers" items={shown} nameOf={({ name }) => name} onOrder={order}>
      {({ name }) => name}
    </OrderedList>
  );
}

it('a row moves by its buttons, which keep the focus; at the end the other button takes it', async () => {
  render(<List />);
  const user = setupUser();
  await user.click(screen.getByRole('button', { name: /Move .*One.* down/ }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const [at, name] of ['Two', 'One', 'Three'].entries())
    expect(rows[at]).toMatch(new RegExp(`^${name}`));
  expect(screen.getByRole('status').textContent).toContain('2');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Move .*One.* down/);
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Move .*One.* up/);
});

it('an order that was refused says why, and is asked for again', async () => {
  const refresh = vi.fn();
  putOrder(() => Promise.reject(new Error('no')), refresh)([2, 1]);
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(alerts.getToasts().at(-1)?.tone).toBe('error');
});
