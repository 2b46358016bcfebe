import { Disclosure } from '#src/ui/Disclosure.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: '[auto 1fr]',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'small',
});
const pair = css({ display: 'contents' });
const key = css({
  px: '1.5',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'sm',
  fontFamily: 'mono',
  whiteSpace: 'nowrap',
});

const keys = [
  ['Ctrl + Enter', 'approve'],
  ['Ctrl + Shift + Enter', 'again'],
  ['F8', 'skip'],
  ['F2', 'feedback'],
  ['F9', 'phrase'],
] as const;

export function DeskKeys() {
  return (
    <Disclosure summary={messages.keys}>
      <dl className={list}>
        {keys.map(([name, what]) => (
          <div key={name} className={pair}>
            <dt>
              <kbd className={key} dir="ltr">
                {name}
              </kbd>
            </dt>
            <dd>{messages.keyList[what]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
