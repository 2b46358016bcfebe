import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { CopyButton, type CopyTexts } from './CopyButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CodeToCopyProps {
  /** Six digits are shown in two groups and read out one by one. */
  readonly code: string;
  readonly texts: CopyTexts;
  readonly children?: ReactNode;
}

const layout = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const box = css({
  display: 'block',
  alignSelf: 'stretch',
  py: '4',
  bg: 'surface.sunken',
  borderRadius: 'md',
  fontFamily: 'mono',
  fontSize: 'xl',
  textAlign: 'center',
  userSelect: 'all',
});
const digits = css({ fontSize: '[2.25rem]', lineHeight: 'tight', letterSpacing: '[0.08em]' });
// A gap, not a space: a code selected by hand then has no space.
const group = css({ '& + &': { marginInlineStart: '[0.45em]' } });

export function CodeToCopy({ code, texts, children }: CodeToCopyProps) {
  const isNumber = /^\d{6}$/.test(code);
  return (
    <div className={layout}>
      {children}
      {isNumber ? (
        <bdi dir="ltr" className={box}>
          <span aria-hidden="true" className={digits}>
            <span className={group}>{code.slice(0, 3)}</span>
            <span className={group}>{code.slice(3)}</span>
          </span>
          <VisuallyHidden>{Array.from(code).join(' ')}</VisuallyHidden>
        </bdi>
      ) : (
        <bdi dir="ltr" className={box}>
          {code}
        </bdi>
      )}
      <CopyButton text={code} texts={texts} />
    </div>
  );
}
