import DownloadIcon from 'lucide-react/icons/download';
import { iconButton } from '../button.recipe.ts';
import { Tooltip } from '../Tooltip.tsx';

export interface DownloadLinkProps {
  readonly href: string;
  readonly name: string;
  readonly label: string;
}

export function DownloadLink({ href, name, label }: DownloadLinkProps) {
  return (
    <Tooltip text={label} describes={false}>
      {(trigger) => (
        <a {...trigger} className={iconButton({ size: 'sm' })} href={href} download={name} aria-label={label}>
          <DownloadIcon />
        </a>
      )}
    </Tooltip>
  );
}
