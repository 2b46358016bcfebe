import ExternalLink from 'lucide-react/icons/external-link';
import { button } from '#src/ui/button.recipe.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { attachmentMessages as messages } from './messages.en.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: '48',
  px: '5',
  py: '6',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  bg: 'surface.sunken',
  textAlign: 'center',
});
const title = css({ textStyle: 'subsection' });
const note = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' });

export interface VideoLinkProps {
  readonly label: string;
  readonly url: string;
}

/** [TV-09] A link to a video that cannot be framed. */
export function VideoLink({ label, url }: VideoLinkProps) {
  return (
    <div className={box}>
      <p className={title}>{label}</p>
      <a className={button({ variant: 'primary' })} href={url} target="_blank" rel="noopener noreferrer">
        <ExternalLink />
        {messages.viewVideo}
        <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </a>
      <p className={note}>{messages.otherSite(new URL(url).host)}</p>
    </div>
  );
}
