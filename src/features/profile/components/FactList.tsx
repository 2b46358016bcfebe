import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';

export interface Fact {
  readonly label: string;
  /** '' is shown as a dash. */
  readonly value: string | readonly string[];
}

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr 1fr]' },
  columnGap: '6',
  rowGap: '4',
});
const name = css({ textStyle: 'caption', color: 'text.muted' });
const content = css({ textStyle: 'small', overflowWrap: 'anywhere', marginBlockStart: '0.5' });
const dash = css({ color: 'text.muted' });

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={list}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={name}>{label}</dt>
          <FactValue value={value} />
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value }: Pick<Fact, 'value'>) {
  const lines = typeof value === 'string' ? [value] : value;
  if (lines.every((text) => text === ''))
    return (
      <dd className={content}>
        <span aria-hidden="true" className={dash}>
          {'–'}
        </span>
        <VisuallyHidden>{messages.empty}</VisuallyHidden>
      </dd>
    );
  return lines.map((text) => (
    <dd key={text} className={content}>
      <bdi>{text}</bdi>
    </dd>
  ));
}
