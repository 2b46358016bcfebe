/** Hears of every 401 a signed-in call gets, and who ended the session where the server says; the session machine listens [ER-13]. */
type Listener = (ended: unknown) => void;
let listener: Listener = () => undefined;

export function listenForUnauthorized(next: Listener): void {
  listener = next;
}

export function tellUnauthorized(ended: unknown): void {
  listener(ended);
}

/** Hears that a signed-in call was answered that a password of one's own comes first [QU-16]. */
let onPasswordFirst: () => void = () => undefined;

export function listenForPasswordFirst(next: () => void): void {
  onPasswordFirst = next;
}

export function tellPasswordFirst(): void {
  onPasswordFirst();
}
