import Hand from 'lucide-react/icons/hand';
import type { RaisedHand } from '#contract/screen-share/relay.wire.ts';
import { useTitleCount } from '#src/lib/screen-title.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { css } from '#styled/css';
import { shareMessages as messages } from '../messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const who = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });

interface RaisedHandsProps {
  readonly hands: readonly RaisedHand[];
  readonly onLower: (personId: number) => void;
}

/** Raised hands in order. The tab's title shows them too, because the tab is behind the lesson. */
export function RaisedHands({ hands, onLower }: RaisedHandsProps) {
  const texts = messages.host;
  const count = hands.length;
  useTitleCount(count);
  return (
    <div role="status">
      {count > 0 && (
        <Card title={texts.hands(count)}>
          <ul className={list}>
            {hands.map(({ id, name }) => (
              <li key={id} className={row}>
                <span className={who}>
                  <Hand size={18} aria-hidden />
                  <bdi>{name}</bdi>
                </span>
                <Button size="sm" aria-label={texts.lowerOf(name)} onClick={() => onLower(id)}>
                  {texts.lower}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
