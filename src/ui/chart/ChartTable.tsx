import { chart } from './chart.recipe.ts';
import { type ChartData, type ChartTexts, sum } from './chart.types.ts';

export interface ChartTableProps {
  readonly caption: string;
  readonly data: ChartData;
  readonly texts: Pick<ChartTexts, 'category' | 'total'>;
  readonly format: (value: number) => string;
  readonly totals: boolean;
}

export function ChartTable({ caption, data, texts, format, totals }: ChartTableProps) {
  const { categories, series } = data;
  return (
    <table className={chart().table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.category}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{format(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{format(sum(values))}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
