import type { ReactNode } from 'react';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { Card } from '../Card.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(17rem, 100%), 1fr))]',
  alignItems: 'start',
  gap: '5',
});

interface Children {
  readonly children: ReactNode;
}

export function KitSection({ title, children }: Children & { readonly title: string }) {
  return (
    <Card title={title}>
      <Stack gap="5">{children}</Stack>
    </Card>
  );
}

export function Row({ children }: Children) {
  return <div className={row}>{children}</div>;
}

export function Grid({ children }: Children) {
  return <div className={grid}>{children}</div>;
}
