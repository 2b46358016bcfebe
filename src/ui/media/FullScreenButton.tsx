import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { IconButton } from '../IconButton.tsx';
import type { FullScreen } from './use-full-screen.ts';

export interface FullScreenTexts {
  readonly fullScreen: string;
  readonly exitFullScreen: string;
}

export interface FullScreenButtonProps {
  readonly fullScreen: FullScreen;
  readonly texts: FullScreenTexts;
}

/** [TV-12] Renders nothing where the browser has no full screen. */
export function FullScreenButton({ fullScreen, texts }: FullScreenButtonProps) {
  if (!fullScreen.available) return null;
  return (
    <IconButton
      size="sm"
      icon={fullScreen.active ? <Minimize /> : <Maximize />}
      label={fullScreen.active ? texts.exitFullScreen : texts.fullScreen}
      onClick={fullScreen.toggle}
    />
  );
}
