import type { RawData, WebSocket } from 'ws';
import { type RelayHello, readMessage, relayHello } from '#contract/screen-share/relay.wire.ts';
import { closeLine, type RelayOffence, type ScreenGuest, type ScreenLine } from './screen.types.ts';

interface Surroundings {
  readonly strangerMilliseconds: number;
  readonly admit: (pass: string) => Promise<ScreenGuest | null>;
  readonly enter: (line: ScreenLine, hello: RelayHello) => Promise<Seat | null>;
  readonly offended: (guest: ScreenGuest, why: RelayOffence) => void;
  readonly onError: (error: unknown) => void;
}

export interface Seat {
  readonly frame: (bytes: Buffer) => RelayOffence | null;
  readonly text: (text: string) => RelayOffence | null;
  readonly leave: (wentByThemself: boolean) => void;
}

/** Close codes of a closed page or tab, or a goodbye; any other code is a broken line. */
const goodbyes = [1000, 1001, 1005];

export class ScreenConnection {
  readonly socket: WebSocket;
  readonly #around: Surroundings;
  readonly #stranger: NodeJS.Timeout;
  #hasSpoken = false;
  #guest: ScreenGuest | null = null;
  #seat: Seat | null = null;
  #isAlive = true;
  #isCutOff = false;

  constructor(socket: WebSocket, around: Surroundings, onClosed: () => void) {
    this.socket = socket;
    this.#around = around;
    this.#stranger = setTimeout(() => closeLine(socket), around.strangerMilliseconds).unref();
    socket.on('message', (message, isBinary) => this.#receive(message, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // After a message that is too long, the socket closes by itself.
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearTimeout(this.#stranger);
      this.#seat?.leave(goodbyes.includes(code));
      onClosed();
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get guest(): ScreenGuest | null {
    return this.#guest;
  }

  stayUntil(expiresAt: Date): void {
    if (this.#guest) this.#guest = { ...this.#guest, expiresAt };
  }

  /** Drops a browser that vanished silently. */
  probe(): void {
    if (!this.#isAlive) return this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
  }

  #receive(message: RawData, isBinary: boolean): void {
    const bytes = Buffer.isBuffer(message) ? message : Buffer.alloc(0);
    if (!this.#hasSpoken) {
      this.#hasSpoken = true;
      void this.#come(isBinary ? '' : bytes.toString()).catch((error: unknown) => {
        this.#around.onError(error);
        this.socket.terminate();
      });
      return;
    }
    // Messages that had arrived before the cut-off are not another offence.
    if (this.#isCutOff) return;
    // Before the pass is read, nothing is accepted.
    if (!this.#seat || !this.#guest) return this.socket.terminate();
    const why = isBinary ? this.#seat.frame(bytes) : this.#seat.text(bytes.toString());
    if (!why) return;
    this.#isCutOff = true;
    this.#around.offended(this.#guest, why);
    this.socket.terminate();
  }

  async #come(text: string): Promise<void> {
    const hello = readMessage(relayHello, text);
    const guest = hello && (await this.#around.admit(hello.pass));
    // The browser may have left already.
    if (!hello || !guest || this.socket.readyState !== this.socket.OPEN) return closeLine(this.socket);
    clearTimeout(this.#stranger);
    this.#guest = guest;
    this.#seat = await this.#around.enter({ socket: this.socket, guest }, hello);
    if (!this.#seat) closeLine(this.socket);
    else if (this.socket.readyState !== this.socket.OPEN) this.#seat.leave(false);
  }
}
