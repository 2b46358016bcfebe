import type { Departure } from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import { call } from '#src/lib/api-client.ts';
import { loadDeparture } from './actors/forced-logout-screen-actors.ts';
import { messages } from './messages.en.ts';

export async function exportDeparture(schoolId: number, { id, people }: Departure): Promise<void> {
  const wish = { schoolId, id, search: '', limit: Math.max(1, people) };
  const [{ leavers }, { saveCsv }] = await Promise.all([
    loadDeparture({ call }, wish, AbortSignal.timeout(60_000)),
    import('#src/lib/spreadsheet/save-spreadsheet.ts'),
  ]);
  const { columns, states } = messages;
  await saveCsv({
    name: messages.exportName,
    header: [columns.name, columns.login, columns.devices, columns.state],
    rows: leavers.map((each) => [each.name, each.loginName, each.sessions, states[each.state]]),
  });
}
