import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { startSession } from '#server/auth/sessions.ts';
import { migrations } from '#server/migration/schema.ts';
import { checkImport } from '#server/roster/check.ts';
import { stageFile } from '#server/roster/import-file.ts';
import { moveImport } from '#server/roster/imports.ts';
import { findImport, type Import } from '#server/roster/queries/import.ts';
import type { AssembledServer } from '#server/server.ts';
import { csv } from '../files/table-files.ts';
import type { YearSchool } from '../server/migration/school.ts';

/** What a child is told to do. */
export type Deed =
  | { readonly kind: 'apply'; readonly schoolId: number; readonly id: number }
  | { readonly kind: 'undo'; readonly schoolId: number; readonly id: number }
  | { readonly kind: 'call'; readonly call: BuiltCallName; readonly token: string; readonly input: object };

export const deedNames = ['import', 'undo of an import', 'move', 'way back of a move'] as const;
export type DeedName = (typeof deedNames)[number];

/** A school whose people are imported and taken out again, moved to the next year and back, in this order. */
export class BulkDeeds {
  #import: Import | null = null;
  #plan = { id: 0, version: 0 };
  #token = '';

  constructor(
    private readonly server: AssembledServer,
    private readonly school: YearSchool,
    private readonly folder: string,
    /** People of a file. */
    private readonly rows: number,
  ) {}

  /** Up to where it is one transaction that does it. */
  async begin(name: DeedName): Promise<Deed> {
    const { app } = this.server;
    switch (name) {
      case 'import': {
        const row = await this.#staged();
        await moveImport(app.db, app, row, 'applying', { appliedBy: this.school.admin.id });
        this.#import = row;
        return { kind: 'apply', schoolId: row.schoolId, id: row.id };
      }
      case 'undo of an import': {
        const row = await this.#held();
        await moveImport(app.db, app, row, 'undoing', { undoneBy: this.school.admin.id });
        return { kind: 'undo', schoolId: row.schoolId, id: row.id };
      }
      case 'move': {
        this.#plan = await this.#planned();
        return this.#asked('migrate-student-bulk', {
          migration_id: this.#plan.id,
          version: this.#plan.version,
        });
      }
      case 'way back of a move':
        return this.#asked('rollback-migrated-students', { migration_id: this.#plan.id });
    }
  }

  async isDone(name: DeedName): Promise<boolean> {
    if (name === 'import') return (await this.#held()).state === 'applied';
    if (name === 'undo of an import') return (await this.#held()).state === 'undone';
    const [plan] = await this.server.app.db
      .select({ state: migrations.state })
      .from(migrations)
      .where(eq(migrations.id, this.#plan.id));
    return plan?.state === (name === 'move' ? 'applied' : 'rolled_back');
  }

  /** Some who are new, some who are called otherwise, and all others leave. */
  async #staged(): Promise<Import> {
    const { app } = this.server;
    const known = this.school.students.slice(0, Math.floor(this.school.students.length / 2));
    const path = join(this.folder, 'list.csv');
    const place = (at: number) => [`Grade ${(at % 3) + 1}`, 'AB'.charAt(at % 2)];
    const added = Array.from({ length: this.rows }, (_, at) => [`NEW${at}`, 'Zoya', ...place(at)]);
    const changed = known.map(({ loginName }, at) => [loginName, 'Renamed', ...place(at)]);
    await writeFile(path, csv(['Username', 'First name', 'Class', 'Section'], ...added, ...changed));
    const file = { path, schoolId: this.school.id, kind: 'students', createsClasses: false } as const;
    const row = await stageFile(app, { ...file, isDryRun: false });
    await moveImport(app.db, app, row, 'checking', { options: { ...row.options, complete: 1 } });
    await checkImport(app, row);
    return findImport(app.db, row);
  }

  async #held(): Promise<Import> {
    if (!this.#import) throw new Error('Nothing was imported yet.');
    return findImport(this.server.app.db, this.#import);
  }

  async #planned(): Promise<{ id: number; version: number }> {
    const begun = await this.#call('save-students-to-newAcademic', {});
    const { id, version } = begun.data;
    const checked = await this.#call('save-students-to-newAcademic', {
      migration_id: id,
      version,
      dryRun: true,
    });
    if (!checked.check?.isReady) throw new Error(`The move is not ready: ${JSON.stringify(checked.check)}`);
    return checked.data;
  }

  async #asked(call: BuiltCallName, input: object): Promise<Deed> {
    return { kind: 'call', call, token: await this.#session(), input };
  }

  async #session(): Promise<string> {
    const { app } = this.server;
    this.#token ||= (await startSession(app, app.db, this.school.admin, {})).token;
    return this.#token;
  }

  async #call<Name extends BuiltCallName>(
    name: Name,
    input: CallInput<CallOf<Name>>,
  ): Promise<CallOutput<CallOf<Name>>> {
    const answer = await this.server.http.inject({
      method: 'POST',
      url: callPath(calls[name]),
      headers: { authorization: `Bearer ${await this.#session()}` },
      payload: JSON.parse(JSON.stringify(input)) as object,
    });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json<CallOutput<CallOf<Name>>>();
  }
}
