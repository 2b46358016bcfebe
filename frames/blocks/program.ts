import type { Program } from '#contract/workspace/program.ts';
import type { Send } from '../shared/channel.ts';
import type { ScratchVm } from './scratch.ts';

/** Milliseconds within which a change is reported; several become one. */
const tellAfter = 300;

export class BlocksProgram {
  /** Reports nothing before the page is ready and while a program opens. */
  private isQuiet = true;
  private isStopping = false;
  private isRunning = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** The original bytes of a read-only program. */
  private given: Program | null = null;
  /** One task at a time, so that a capture during opening gets the opened program. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly vm: ScratchVm,
    private readonly send: Send,
    private readonly isReadOnly: boolean,
    private readonly newProject: () => string,
  ) {
    vm.on('PROJECT_CHANGED', () => this.changed());
    vm.on('PROJECT_RUN_START', () => this.started());
    vm.on('PROJECT_RUN_STOP', () => this.stopped());
  }

  /** The editor itself has opened this program; null: a new one. */
  async begin(given: Program | null): Promise<void> {
    this.given = given;
    await settled();
    this.isQuiet = false;
  }

  /** null: opens the first program. False if the program is damaged; then the previous one is shown again. */
  load(program: Program | null): Promise<boolean> {
    return this.inTurn(() => this.open(program));
  }

  /** Reports earlier changes first, so that they do not seem to come later. */
  capture(): Promise<Program | null> {
    return this.inTurn(() => {
      this.tellNow();
      return this.pack();
    });
  }

  /** Waits for an opening program, so that the previous one does not run instead. */
  run(): void {
    void this.inTurn(async () => this.start());
  }

  stop(): void {
    void this.inTurn(async () => this.end());
  }

  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(act);
    this.last = result.catch(() => undefined);
    return result;
  }

  private async open(program: Program | null): Promise<boolean> {
    const wasQuiet = this.isQuiet;
    this.isQuiet = true;
    clearTimeout(this.telling);
    this.telling = undefined;
    this.vm.stopAll();
    try {
      if (program !== null && program.kind !== 'bytes') return false;
      const former = await this.vm.saveProjectSb3();
      try {
        await this.vm.loadProject(program === null ? this.newProject() : bufferOf(program.bytes));
        this.given = program;
        return true;
      } catch {
        await this.vm.loadProject(await former.arrayBuffer());
        return false;
      }
    } finally {
      await settled();
      this.isQuiet = wasQuiet;
    }
  }

  private async pack(): Promise<Program | null> {
    if (this.isReadOnly) return this.given;
    const packed = await this.vm.saveProjectSb3();
    return { kind: 'bytes', bytes: new Uint8Array(await packed.arrayBuffer()) };
  }

  private start(): void {
    this.vm.greenFlag();
    if (this.vm.runtime.threads.length > 0) return;
    // If no script waits for the flag, the program has already run and ended.
    this.send({ type: 'running' });
    this.send({ type: 'stopped', why: 'ended' });
  }

  private end(): void {
    this.isStopping = this.isRunning;
    this.vm.stopAll();
    if (!this.isRunning) this.send({ type: 'stopped', why: 'asked' });
  }

  private started(): void {
    this.isRunning = true;
    if (!this.isQuiet) this.send({ type: 'running' });
  }

  private stopped(): void {
    const why = this.isStopping ? 'asked' : 'ended';
    this.isRunning = false;
    this.isStopping = false;
    if (!this.isQuiet) this.send({ type: 'stopped', why });
  }

  private changed(): void {
    if (this.isQuiet || this.isReadOnly) return;
    this.telling ??= setTimeout(() => this.tellNow(), tellAfter);
  }

  private tellNow(): void {
    if (this.telling === undefined) return;
    clearTimeout(this.telling);
    this.telling = undefined;
    this.send({ type: 'touched' });
  }
}

/** After opening a project the editor changes a few things by itself, which are not the student's. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A copy, because the bytes may be part of a larger buffer. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
