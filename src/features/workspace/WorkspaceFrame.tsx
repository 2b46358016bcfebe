import type { ReactNode } from 'react';
import { css } from '#styled/css';

const page = css({ display: 'flex', flexDirection: 'column', gap: '2', minHeight: '0', flexGrow: '1' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' });
const names = css({ flexGrow: '1', minWidth: '0' });
const heading = css({ textStyle: 'section', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const body = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
});
// [CW-02, CO-26] As high as the window, at least 600 px; the corner enlarges it.
const stage = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
  minHeight: 'tool',
  resize: 'vertical',
  overflow: 'hidden',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
});
const plain = css({ flexGrow: '1', minWidth: '0' });

interface WorkspaceFrameProps {
  readonly back: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly bar?: ReactNode;
  readonly aside?: ReactNode;
  /** True: the page around it has its own name. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** [CW-02, CW-04] The workspace page has no menu; the name and buttons are above, and the tool gets the rest. */
export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { back, title, text, bar, aside, isPart = false, children } = props;
  return (
    <div className={page}>
      <header className={head}>
        {back}
        {!isPart && (
          <div className={names}>
            <h1 className={heading}>
              <bdi>{title}</bdi>
            </h1>
            {text !== undefined && text !== '' && (
              <p className={quiet}>
                <bdi>{text}</bdi>
              </p>
            )}
          </div>
        )}
        {bar}
      </header>
      <div className={body}>
        {aside}
        <div className={bar ? stage : plain}>{children}</div>
      </div>
    </div>
  );
}
