/** [ER-13] Hears every 401 of a signed-in call, with who ended the session if the server says so. */
type Listener = (ended: unknown) => void;
let listener: Listener = () => undefined;

export function listenForUnauthorized(next: Listener): void {
  listener = next;
}

export function tellUnauthorized(ended: unknown): void {
  listener(ended);
}

/** [QU-16] Hears that the server wants a new password before anything else. */
let onPasswordFirst: () => void = () => undefined;

export function listenForPasswordFirst(next: () => void): void {
  onPasswordFirst = next;
}

export function tellPasswordFirst(): void {
  onPasswordFirst();
}
