import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { BankPicker, type BankPickerProps } from './BankPicker.tsx';
import { editorMessages as texts } from './editor-messages.en.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';
import { type ItemValues, marksOf, mostItems } from './schedule-values.ts';

const list = css({ display: 'grid', gap: '3', width: 'full' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' });
const words = css({ flexGrow: '1', flexBasis: '48', minWidth: '0', overflowWrap: 'anywhere' });
const short = css({ width: '24' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

/** Several lines may draw from one topic. */
function keyOf(items: readonly ItemValues[], at: number): string {
  const item = items[at];
  const before = items.slice(0, at).filter((each) => each.bank_id > 0 && each.bank_id === item?.bank_id);
  return `${item?.question_id ?? 0} ${item?.bank_id ?? 0} ${before.length}`;
}

interface ScheduleItemsProps
  extends Pick<BankPickerProps, 'banks' | 'sources' | 'app' | 'editor' | 'isPractical'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly items: readonly ItemValues[];
  readonly isLocked: boolean;
  readonly onChange: (items: readonly ItemValues[]) => void;
}

/** [CE-01] The questions with their order and marks, and the bank. */
export function ScheduleItems(props: ScheduleItemsProps) {
  const { label, error, items, banks, sources, app, editor, isPractical, isLocked, onChange } = props;
  const set = (at: number, change: Partial<ItemValues>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <FieldGroup label={label} error={error} hint={isLocked ? messages.locked : undefined}>
      <div className={list}>
        {items.map((item, index) => (
          <div key={keyOf(items, index)} className={line}>
            <p className={words} dir="auto">
              {item.bank_id === 0 ? item.name : messages.drawnFrom(item.name)}
            </p>
            {isLocked ? (
              <p className={quiet}>{texts.lineOf(numberIn(item.drawn) ?? 0, numberIn(item.marks) ?? 0)}</p>
            ) : (
              <>
                {item.bank_id > 0 && (
                  <div className={short}>
                    <TextField
                      label={messages.drawn}
                      inputMode="numeric"
                      maxLength={3}
                      value={item.drawn}
                      onChange={(drawn) => set(index, { drawn })}
                    />
                  </div>
                )}
                <div className={short}>
                  <TextField
                    label={messages.marks}
                    inputMode="decimal"
                    maxLength={8}
                    value={item.marks}
                    onChange={(marks) => set(index, { marks })}
                  />
                </div>
                <IconButton
                  icon={<ArrowUp />}
                  label={messages.up(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={<ArrowDown />}
                  label={messages.down(index + 1)}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={<Trash2 />}
                  label={messages.takeOut(index + 1)}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </>
            )}
          </div>
        ))}
        {items.length > 0 && <p className={quiet}>{messages.total(items.length, marksOf(items))}</p>}
        {!isLocked && items.length < mostItems && (
          <BankPicker
            key={String(isPractical)}
            banks={banks}
            sources={sources}
            app={app}
            editor={editor}
            isPractical={isPractical}
            taken={items.map(({ question_id: id }) => id)}
            onAdd={(added) => onChange([...items, ...added].slice(0, mostItems))}
          />
        )}
      </div>
    </FieldGroup>
  );
}
