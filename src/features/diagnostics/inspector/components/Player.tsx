import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { inspector } from '#src/ui/inspector.recipe.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { css } from '#styled/css';
import { inspectorMessages as texts } from '../messages.en.ts';
import type { ShownStep } from '../model/shown.types.ts';
import { numberText } from './number-text.ts';

const bar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '1', px: '3', py: '1' });
// Time runs as in a player, in every language.
const buttons = css({ display: 'flex', direction: 'ltr' });
const count = css({ textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' });

type Speed = '1' | '4';

interface PlayerProps {
  readonly steps: readonly ShownStep[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** In ms: the longest pause while playing. */
const longestPause = 3_000;

/** Steps back and forth, by hand or at the recorded speed. */
export function Player({ steps, index, onGo }: PlayerProps) {
  const id = useId();
  const [isStarted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const at = steps.findIndex((step) => step.index === index);
  const following = steps[at + 1];
  // At the end there is no next step to wait for.
  const isPlaying = isStarted && following !== undefined;
  const pause = following
    ? Math.min(longestPause, following.at - (steps[at]?.at ?? following.at)) / Number(speed)
    : 0;

  useEffect(() => {
    if (!isPlaying || !following) return undefined;
    const timer = setTimeout(() => onGo(following.index), Math.max(40, pause));
    return () => clearTimeout(timer);
  }, [isPlaying, following, pause, onGo]);

  const go = (place: number) => {
    const step = steps[Math.min(Math.max(place, 0), steps.length - 1)];
    if (step) onGo(step.index);
  };
  const isEmpty = steps.length === 0;
  return (
    <div className={bar}>
      <div className={buttons}>
        <IconButton
          size="sm"
          label={texts.first}
          icon={<ChevronFirst />}
          disabled={isEmpty || at <= 0}
          onClick={() => go(0)}
        />
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<StepBack />}
          disabled={isEmpty || at <= 0}
          onClick={() => go(at - 1)}
        />
        <IconButton
          size="sm"
          label={isPlaying ? texts.stopPlaying : texts.play}
          icon={isPlaying ? <Pause /> : <Play />}
          disabled={!isPlaying && !following}
          onClick={() => setPlaying(!isPlaying)}
        />
        <IconButton
          size="sm"
          label={texts.next}
          icon={<StepForward />}
          disabled={!following}
          onClick={() => go(at + 1)}
        />
        <IconButton
          size="sm"
          label={texts.last}
          icon={<ChevronLast />}
          disabled={!following}
          onClick={() => go(steps.length - 1)}
        />
      </div>
      <input
        id={id}
        type="range"
        className={inspector().slider}
        aria-label={texts.step}
        aria-valuetext={texts.stepOf(numberText(at + 1), numberText(steps.length))}
        min={0}
        max={Math.max(0, steps.length - 1)}
        value={Math.max(0, at)}
        disabled={isEmpty}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <span className={count}>{texts.stepOf(numberText(at + 1), numberText(steps.length))}</span>
      <QuietSelect
        label={texts.speed}
        value={speed}
        options={[
          { value: '1', label: texts.speeds['1'] },
          { value: '4', label: texts.speeds['4'] },
        ]}
        onChange={setSpeed}
      />
    </div>
  );
}
