import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cva } from '#styled/css';
import { formMessages as messages } from '../messages.en.ts';
import { column, pair } from './layout.ts';

const breathing = css({ minHeight: 'noticeForm', animation: 'pulse' });
const field = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const bar = cva({
  base: { display: 'block', bg: 'line', borderRadius: 'md' },
  variants: {
    shape: {
      label: { height: '3.5', width: '24' },
      line: { height: 'control.md', width: 'full' },
      area: { height: '32', width: 'full' },
    },
  },
});

function Field({ shape = 'line' }: { readonly shape?: 'line' | 'area' }) {
  return (
    <span className={field}>
      <span className={bar({ shape: 'label' })} />
      <span className={bar({ shape })} />
    </span>
  );
}

function Pair() {
  return (
    <div className={pair}>
      <Field />
      <Field />
    </div>
  );
}

export function FormSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>{messages.loading}</output>
      </VisuallyHidden>
      <div className={`${column} ${breathing}`} aria-hidden="true">
        <Pair />
        <Field />
        <Field shape="area" />
        <Pair />
        <Field />
        <Field shape="area" />
      </div>
    </>
  );
}
