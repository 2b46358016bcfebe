import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { viewerMessages as messages } from '../messages.ts';

const box = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '[16rem]',
  borderRadius: 'md',
  bg: 'surface.sunken',
  color: 'text.muted',
  fontSize: 'xl',
});

/** While an attachment, or the code that shows it, is on its way. */
export function AttachmentLoading() {
  return (
    <div className={box}>
      <Spinner label={messages.loadingAttachment} />
    </div>
  );
}
