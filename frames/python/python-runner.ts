import type { FrameAsset } from '#contract/workspace/frame-messages.ts';
import type { Send } from '../shared/channel.ts';
import { OutputPane } from '../shared/code/output-pane.ts';
import type { CodeFile } from '../shared/code/program-files.ts';
import type { Runner } from '../shared/code/text-frame.ts';
import { el } from '../shared/dom.ts';
import { say } from '../shared/words.ts';
import { InputLine } from './input-line.ts';
import type { FromWorker, KeptFile } from './python-messages.ts';
import { TurtlePaper } from './turtle-paper.ts';
import { loadPython, WarmPython } from './warm-python.ts';

/** Bytes of programs' files that the next run finds. */
const keptMost = 2 ** 20;

/** Milliseconds into a run. Most programs have ended by then; the others may be stopped and run again. */
const warmAfter = 800;

/** Runs each program in a fresh worker, while the next worker gets ready. */
export class PythonRunner implements Runner {
  private readonly output = new OutputPane();
  private readonly paper = new TurtlePaper((event) => this.python?.send({ type: 'happened', event }));
  private readonly input = new InputLine((text) => {
    this.output.write('log', `${text}\n`);
    this.python?.send({ type: 'answer', text });
  });
  readonly element = el('section', { class: 'showing' }, [
    this.paper.element,
    this.output.element,
    this.input.element,
  ]);
  private readonly parts = loadPython();
  private spare: WarmPython | null = new WarmPython(this.parts);
  private python: WarmPython | null = null;
  private kept: readonly KeptFile[] = [];

  constructor(private readonly send: Send) {
    const { spare } = this;
    void spare?.ready.then((isReady) => {
      if (!isReady) return this.send({ type: 'failed', why: 'engine' });
      this.input.offerAhead(!spare.canAsk);
      this.parts.keepForNext();
    });
  }

  relabel(): void {
    this.output.relabel();
    this.paper.relabel();
    this.input.relabel();
  }

  run(files: readonly CodeFile[], assets: readonly FrameAsset[]): void {
    this.leave();
    const python = this.spare ?? new WarmPython(this.parts);
    this.spare = null;
    this.python = python;
    this.output.clear();
    this.paper.begin(assets, (count) => python.send({ type: 'drawn', count }));
    this.send({ type: 'starting' });
    const note = setTimeout(() => this.output.note(say('python.starting')), 300);
    void python.ready.then((isReady) => {
      clearTimeout(note);
      if (this.python !== python) return;
      if (!isReady) return this.broke();
      python.listen((message) => this.take(message));
      python.send({ type: 'run', files, kept: this.kept, assets, ahead: this.input.ahead() });
      this.send({ type: 'running' });
      setTimeout(() => this.warm(), warmAfter);
    });
  }

  private warm(): void {
    this.spare ??= new WarmPython(this.parts);
  }

  stop(): void {
    if (this.python === null) return;
    this.paper.stop();
    this.end('asked');
    this.output.note(say('python.asked'));
  }

  private take(message: FromWorker): void {
    switch (message.type) {
      case 'write':
        return this.output.write(message.kind, message.text);
      case 'full':
        return this.output.note(say('output.full'));
      case 'ask':
        return this.input.ask();
      case 'draw':
        return this.paper.take(message.commands, message.isAtOnce);
      case 'missing':
        return this.output.note(say('python.notHere', { name: message.name }));
      case 'wrote':
        return this.keep(message);
      case 'broken':
        return this.broke();
      case 'ended': {
        const { python } = this;
        return this.paper.whenDrawn(() => {
          if (this.python !== python) return;
          this.end(message.isWhole ? 'ended' : 'failed');
          if (message.isWhole) this.output.note(say('python.ended'));
        });
      }
      case 'ready':
    }
  }

  private keep({ name, bytes }: KeptFile): void {
    if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M}_. -]*$/u.test(name)) return;
    const rest = this.kept.filter((file) => file.name !== name);
    const size = rest.reduce((sum, file) => sum + file.bytes.length, bytes.length);
    if (size > keptMost || rest.length >= 50) return;
    this.kept = [...rest, { name, bytes }];
    this.output.note(say('python.written', { name }));
  }

  private broke(): void {
    this.end('failed');
    this.output.note(say('python.broken'), 'error');
  }

  private end(why: 'asked' | 'ended' | 'failed'): void {
    this.leave();
    this.send({ type: 'stopped', why });
  }

  /** The worker ends with its program, so that nothing is left for the next one. */
  private leave(): void {
    this.input.close();
    if (this.python === null) return;
    this.python.end();
    this.python = null;
    this.warm();
  }
}
