import { ownZone } from './days.ts';

/** [QU-14] What a sign-in says about its device, so that people recognise their sessions later. */
export function deviceDetails(): { deviceId: string; browser: string; os: string; tz: string } {
  return {
    deviceId: deviceId(),
    browser: navigator.userAgent.slice(0, 200),
    os: navigator.platform.slice(0, 100),
    tz: ownZone(),
  };
}

const key = 'banyan.device';

function deviceId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('');
    localStorage.setItem(key, made);
    return made;
  } catch {
    return 'unknown';
  }
}
