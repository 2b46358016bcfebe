import type { APIRequestContext } from '@playwright/test';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';

/** A school of this file's own: what is set for it disturbs nobody else. Everybody's password is the demo's. */
export const lakeside = {
  id: 90,
  meena: { login: 'F90001', email: 'meena@lakeside.example' },
  omar: { login: 'F90002', email: 'omar@lakeside.example' },
  tara: { login: 'F90003', email: 'tara@lakeside.example' },
  ravi: { login: 'F90004', email: 'ravi@lakeside.example' },
  principal: { login: 'A90001', email: '' },
  sita: { login: 'S90001', email: '' },
  noor: { login: 'S90002', email: '' },
} as const;

/** Runs SQL on the product's database, as whoever runs the machine could; answers the rows. */
export async function sql(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  // It is running already: this only finds out where.
  const { url } = await startEmbeddedPostgres(process.env['BANYAN_DATA'] ?? '');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export async function openLakeside(): Promise<void> {
  await sql(
    `insert into schools (id, name, short_name, model, time_zone, academic_year, devices_at_once, partner_message)
     values (90, 'Lakeside School', 'Lakeside', 0, 'Asia/Kolkata', '2026-2027', 1, 'Thank you. Go on in <b>your</b> portal.')
     on conflict do nothing`,
  );
  const add = (role: number, login: string, first: string, email: string) =>
    sql(
      `insert into people (school_id, role, login_name, first_name, last_name, email, password_hash)
       select 90, $1, $2, $3, 'Lake', $4, password_hash from people where login_name = 'F00001'
       on conflict do nothing`,
      [role, login, first, email],
    );
  await add(4, lakeside.meena.login, 'Meena', lakeside.meena.email);
  await add(4, lakeside.omar.login, 'Omar', lakeside.omar.email);
  await add(4, lakeside.tara.login, 'Tara', lakeside.tara.email);
  await add(4, lakeside.ravi.login, 'Ravi', lakeside.ravi.email);
  await add(2, lakeside.principal.login, 'Lata', lakeside.principal.email);
  await add(3, lakeside.noor.login, 'Noor', lakeside.noor.email);
  await add(3, lakeside.sita.login, 'Sita', lakeside.sita.email);
}

/** [RT-04] The path of a link that signs Sita in once, as her principal makes it. */
export async function studentLink(request: APIRequestContext): Promise<string> {
  const deviceDetails = { deviceId: 'maker', browser: 'maker', os: 'maker', tz: 'UTC' };
  const admin = await request.post('/login', {
    data: { email: lakeside.principal.login, password: demoPassword, deviceDetails },
  });
  const { api_token } = (await admin.json()) as { api_token: string };
  const [student] = await sql('select id from people where login_name = $1', [lakeside.sita.login]);
  const made = await request.post('/api/v1/create-student-link', {
    headers: { authorization: `Bearer ${api_token}` },
    data: { student_id: student?.['id'] },
  });
  const { data } = (await made.json()) as { data: { path: string } };
  return data.path;
}
