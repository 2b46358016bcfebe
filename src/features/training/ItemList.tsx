import Film from 'lucide-react/icons/clapperboard';
import FileText from 'lucide-react/icons/file-text';
import Link from 'lucide-react/icons/link';
import Presentation from 'lucide-react/icons/presentation';
import type { TrainingItem } from '#contract/training/training.wire.ts';
import { formatDayOf } from '#src/lib/words/dates.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ProgressRing } from '#src/ui/ProgressRing.tsx';
import { css } from '#styled/css';
import { trainingMessages as messages } from './messages.en.ts';

const icons = { film: Film, document: FileText, presentation: Presentation, link: Link };

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: { base: '4', sm: '5' },
  minHeight: '14',
  '& + &': { borderBlockStartWidth: 'thin', borderBlockStartStyle: 'solid', borderBlockStartColor: 'line' },
});
const open = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flexGrow: '1',
  minWidth: '0',
  py: '3',
  textAlign: 'start',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { '& [data-title]': { color: 'brand.text', textDecoration: 'underline' } },
});
const picture = css({
  display: 'inline-flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'center',
  width: '10',
  height: '10',
  borderRadius: 'md',
  bg: 'brand.subtle',
  color: 'brand.text',
  '& svg': { width: '5', height: '5' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const title = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const facts = css({ textStyle: 'caption', color: 'text.muted' });
const tick = css({ flexShrink: '0', '& label': { srOnly: true } });

interface ItemListProps {
  readonly items: readonly TrainingItem[];
  readonly isDemo: boolean;
  readonly onOpen: (item: TrainingItem) => void;
  readonly onMark: (item: TrainingItem, isDone: boolean) => void;
}

export function ItemList({ items, isDemo, onOpen, onMark }: ItemListProps) {
  return (
    <ul className={list}>
      {items.map((item) => {
        const Icon = icons[item.type];
        return (
          <li key={`${item.subject}-${item.id}`} className={row}>
            <button type="button" className={open} onClick={() => onOpen(item)}>
              <span className={picture}>
                <Icon />
              </span>
              <span className={words}>
                <bdi className={title} data-title>
                  {item.title}
                </bdi>
                <span className={facts}>{factsOf(item)}</span>
              </span>
            </button>
            {item.status === 0 && item.percent > 0 && (
              <ProgressRing
                size="sm"
                label={messages.progressOf(item.title)}
                value={item.percent}
                valueText={messages.watched(item.percent)}
                animated={false}
              />
            )}
            <span className={tick}>
              <Checkbox
                label={messages.markDone(item.title)}
                checked={item.status === 1}
                disabled={isDemo}
                onChange={(isDone) => onMark(item, isDone)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function factsOf({ type, minutes, done_at, percent }: TrainingItem): string {
  const state =
    done_at === null ? (percent > 0 ? messages.watched(percent) : '') : messages.doneOn(formatDayOf(done_at));
  return [messages.kinds[type], minutes > 0 ? messages.minutes(minutes) : '', state]
    .filter((fact) => fact !== '')
    .join(' · ');
}
