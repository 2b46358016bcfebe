import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { cva } from '#styled/css';
import type { ToastTone } from './toaster.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;

const icon = cva({
  base: { display: 'inline-flex', flexShrink: '0', '& svg': { width: '5', height: '5' } },
  variants: {
    tone: {
      success: { color: 'success.text' },
      error: { color: 'danger.text' },
      warning: { color: 'warning.text' },
      info: { color: 'info.text' },
    },
  },
});

export interface ToneIconProps {
  readonly tone: ToastTone;
  readonly label?: string | undefined;
}

export function ToneIcon({ tone, label }: ToneIconProps) {
  const Icon = icons[tone];
  return (
    <span className={icon({ tone })}>
      <Icon />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
