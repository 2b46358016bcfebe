import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { scrolls, table } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';

interface RuleTableProps {
  readonly caption: string;
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly students: number;
    readonly missing: readonly string[];
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
  readonly onChoose: (id: number, value: string) => void;
}

export function RuleTable({ caption, rows, onChoose }: RuleTableProps) {
  const texts = messages.classes;
  return (
    <div className={scrolls}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.students}</th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, students, missing, value, options }) => (
            <tr key={id}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{formatNumber(students)}</td>
              <td>
                <QuietSelect
                  label={texts.becomesOf(name)}
                  value={value}
                  options={options}
                  onChange={(chosen) => onChoose(id, chosen)}
                />
                {missing.length > 0 && <Badge tone="warning">{texts.missing(missing.join(', '))}</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
