import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { chart } from './chart.recipe.ts';

const bars = [46, 72, 58, 90, 64, 38];

/** `height` in rem, as the drawing will have. */
export function ChartSkeleton({ label, height }: { readonly label: string; readonly height: number }) {
  return (
    <div>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={chart().skeleton} style={{ blockSize: `${height}rem` }} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} style={{ blockSize: `${bar}%` }} />
        ))}
      </div>
    </div>
  );
}
