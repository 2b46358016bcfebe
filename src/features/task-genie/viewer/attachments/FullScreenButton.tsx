import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { Button } from '#src/ui/Button.tsx';
import { viewerMessages as messages } from '../messages.ts';
import type { FullScreen } from './use-full-screen.ts';

/** [TV-12] */
export function FullScreenButton({ fullScreen }: { readonly fullScreen: FullScreen }) {
  if (!fullScreen.available) return null;
  return (
    <Button size="sm" icon={fullScreen.active ? <Minimize /> : <Maximize />} onClick={fullScreen.toggle}>
      {fullScreen.active ? messages.exitFullScreen : messages.fullScreen}
    </Button>
  );
}
