/** Limits for taking a notice back, in seconds after its creation by the server's clock. */
export const undoLimits = {
  offered: 20,
  /** The server accepts it longer, for slow connections. */
  taken: 30,
  /** Mail waits until the notice can no longer be taken back. */
  mail: 31,
} as const;
