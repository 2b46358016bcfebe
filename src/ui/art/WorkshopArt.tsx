// Nothing here changes, so memoising costs more than rendering.
'use no memo';

import { ink } from './art.ts';

export function WorkshopArt() {
  return (
    <svg viewBox="0 0 360 260" width="216" height="156" fill="none" aria-hidden="true">
      <ellipse cx="180" cy="238" rx="140" ry="12" fill={ink.line} opacity="0.5" />
      <path d="M118 62V40" stroke={ink.deep} strokeWidth="6" strokeLinecap="round" />
      <circle cx="118" cy="34" r="9" fill={ink.warm} />
      <rect x="62" y="60" width="112" height="82" rx="22" fill={ink.deep} />
      <rect x="76" y="76" width="84" height="50" rx="14" fill={ink.soft} />
      <circle cx="100" cy="98" r="7" fill={ink.deep} />
      <circle cx="136" cy="98" r="7" fill={ink.deep} />
      <path d="M106 112c8 6 16 6 24 0" stroke={ink.deep} strokeWidth="4" strokeLinecap="round" />
      <rect x="78" y="150" width="80" height="58" rx="14" fill={ink.line} />
      <path
        d="M78 166c-18 2-28 14-28 32M158 166c20 0 30-8 34-24"
        stroke={ink.line}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M98 208v26M138 208v26" stroke={ink.deep} strokeWidth="12" strokeLinecap="round" />
      <circle cx="118" cy="178" r="10" fill={ink.warm} />
      <g>
        <rect
          x="206"
          y="66"
          width="120"
          height="34"
          rx="10"
          fill={ink.warmSoft}
          stroke={ink.warm}
          strokeWidth="3"
        />
        <path d="M222 83h56" stroke={ink.warm} strokeWidth="6" strokeLinecap="round" />
        <rect
          x="222"
          y="108"
          width="104"
          height="34"
          rx="10"
          fill={ink.coolSoft}
          stroke={ink.cool}
          strokeWidth="3"
        />
        <path d="M238 125h30M280 125h26" stroke={ink.cool} strokeWidth="6" strokeLinecap="round" />
        <rect
          x="222"
          y="150"
          width="84"
          height="34"
          rx="10"
          fill={ink.paper}
          stroke={ink.line}
          strokeWidth="3"
        />
        <path d="M238 167h44" stroke={ink.line} strokeWidth="6" strokeLinecap="round" />
        <path d="M206 100v92a10 10 0 0 0 10 10h72" stroke={ink.warm} strokeWidth="3" />
      </g>
      <circle cx="44" cy="76" r="5" fill={ink.warm} />
      <circle cx="336" cy="44" r="7" fill={ink.line} />
      <circle cx="196" cy="34" r="4" fill={ink.warm} />
    </svg>
  );
}
