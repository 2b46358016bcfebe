import type { MigrationCheck } from '#contract/migration/migration.wire.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Card } from '#src/ui/Card.tsx';
import { scrolls, table } from './layout.ts';
import { migrationMessages as messages } from './messages.en.ts';

export function FlowTable({ flows }: Pick<MigrationCheck, 'flows'>) {
  const texts = messages.check;
  const aim = ({ action, to }: MigrationCheck['flows'][number]) => {
    if (action === 'leave') return texts.leaves;
    const name = to || texts.noClass;
    return action === 'retain' ? texts.stays(name) : name;
  };
  return (
    <Card title={texts.flows}>
      <div className={scrolls}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{texts.from}</th>
              <th scope="col">{texts.to}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {flows.map((flow) => (
              <tr key={`${flow.from}.${flow.action}.${flow.to}`}>
                <td>
                  <bdi>{flow.from || texts.noClass}</bdi>
                </td>
                <td>
                  <bdi>{aim(flow)}</bdi>
                </td>
                <td>{formatNumber(flow.students)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

export function TeacherTable({ teachers }: Pick<MigrationCheck, 'teachers'>) {
  const texts = messages.check;
  if (teachers.length === 0) return null;
  return (
    <Card title={texts.teachers}>
      <div className={scrolls}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{texts.teacher}</th>
              <th scope="col">{texts.loses}</th>
              <th scope="col">{texts.keeps}</th>
              <th scope="col">{texts.gains}</th>
            </tr>
          </thead>
          <tbody>
            {teachers.map(({ id, name, before, stay, come }) => (
              <tr key={id}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{formatNumber(before - stay)}</td>
                <td>{formatNumber(stay)}</td>
                <td>{formatNumber(come)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
