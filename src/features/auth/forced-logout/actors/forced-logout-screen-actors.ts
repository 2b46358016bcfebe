import { forceLogoutCall } from '#contract/auth/calls/force-logout.call.ts';
import { getForcedLogoutCall } from '#contract/auth/calls/get-forced-logout.call.ts';
import type {
  Choice,
  Departure,
  DepartureCommand,
  LogoutCommand,
} from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

interface Tools {
  readonly call: typeof call;
}

export function createForcedLogoutScreenActors({ call }: Tools) {
  return {
    forceLogout: callActor<string, LogoutCommand>(async (input, signal) => {
      const wish = {
        request_id: input.requestId,
        school_id: input.schoolId,
        target: targetOf(input.choice),
        include_me: input.choice.kind === 'school' && input.choice.includeMe,
      };
      return (await call(forceLogoutCall, wish, { signal })).id;
    }),
    loadDeparture: callActor<Departure, DepartureCommand>((input, signal) =>
      loadDeparture({ call }, input, signal),
    ),
  };
}

function targetOf(choice: Choice) {
  switch (choice.kind) {
    case 'person':
      return { kind: 'person', person_id: choice.personId } as const;
    case 'division':
      return { kind: 'division', grade_id: choice.gradeId, division_id: choice.divisionId } as const;
    case 'batch':
      return { kind: 'batch', club_id: choice.gradeId, batch_id: choice.divisionId } as const;
    case 'school':
      return { kind: 'school' } as const;
  }
}

const rowsAtOnce = 500;

/** Loads up to `limit` people, in as many answers as needed. */
export async function loadDeparture(
  { call }: Tools,
  { schoolId, id, search, limit }: DepartureCommand,
  signal: AbortSignal,
): Promise<Departure> {
  const ask = (offset: number) =>
    call(
      getForcedLogoutCall,
      { school_id: schoolId, id, search, offset, limit: Math.min(rowsAtOnce, limit - offset) },
      { signal },
    );
  const { logout, counts, data, total } = await ask(0);
  const rows = [...data];
  while (rows.length < Math.min(limit, total)) {
    const more = (await ask(rows.length)).data;
    if (more.length === 0) break;
    rows.push(...more);
  }
  return {
    id: logout.id,
    at: Date.parse(logout.at),
    by: logout.by,
    kind: logout.kind,
    name: logout.name,
    people: logout.people,
    counts,
    total,
    leavers: rows.map((row) => ({
      id: row.id,
      name: row.name,
      loginName: row.login_name,
      role: row.role,
      sessions: row.sessions,
      state: row.state,
    })),
  };
}
