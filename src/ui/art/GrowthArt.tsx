// Nothing here changes, so memoising costs more than rendering.
'use no memo';

import { ink } from './art.ts';

export function GrowthArt() {
  return (
    <svg viewBox="0 0 360 260" width="216" height="156" fill="none" aria-hidden="true">
      <ellipse cx="180" cy="238" rx="140" ry="12" fill={ink.line} opacity="0.5" />
      <circle cx="286" cy="58" r="26" fill={ink.warm} />
      <path
        d="M286 18v-8M286 106v-8M326 58h8M238 58h8M314 30l6-6M252 92l6-6M314 86l6 6M252 24l6 6"
        stroke={ink.warm}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="60" y="166" width="44" height="68" rx="10" fill={ink.line} />
      <rect x="122" y="130" width="44" height="104" rx="10" fill={ink.deep} />
      <rect x="184" y="148" width="44" height="86" rx="10" fill={ink.line} />
      <rect x="246" y="116" width="44" height="118" rx="10" fill={ink.deep} />
      <g fill={ink.soft} stroke={ink.deep} strokeWidth="4" strokeLinejoin="round">
        <path d="M144 126c-2-24-18-36-40-34-1 22 14 36 40 34Z" />
        <path d="M144 118c2-18 16-28 36-26 1 18-12 30-36 26Z" />
        <path d="M268 112c-2-18-14-28-32-26 0 18 12 28 32 26Z" />
      </g>
      <path
        d="M144 130v-16l-20-14M144 120l18-16M268 116l-16-18"
        stroke={ink.deep}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="82" cy="146" r="9" fill={ink.warm} />
      <circle cx="206" cy="128" r="9" fill={ink.warm} />
      <circle cx="40" cy="112" r="5" fill={ink.line} />
      <circle cx="326" cy="132" r="5" fill={ink.line} />
    </svg>
  );
}
