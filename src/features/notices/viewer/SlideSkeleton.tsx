import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { viewerMessages as messages } from './messages.en.ts';

const panel = css({ height: 'control.md', borderRadius: 'md', bg: 'surface.sunken' });
const picture = css({ height: '56', borderRadius: 'md', bg: 'surface.sunken' });

export function SlideSkeleton() {
  return (
    <Stack gap="4">
      <div className={panel} />
      <Skeleton label={messages.loading} count={4} />
      <div className={picture} />
    </Stack>
  );
}
