/** Why this browser cannot share a screen here; null: it can. */
export function hindrance(): 'notSecure' | 'notAble' | null {
  if (!isSecureContext) return 'notSecure';
  const captures = 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;
  return captures && typeof VideoEncoder !== 'undefined' ? null : 'notAble';
}

export const secureAddress = (): string => `https://${location.host}`;
