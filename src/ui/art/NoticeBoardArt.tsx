// Nothing here changes, so memoising costs more than rendering.
'use no memo';

import { ink } from './art.ts';

export function NoticeBoardArt() {
  return (
    <svg viewBox="0 0 360 260" width="216" height="156" fill="none" aria-hidden="true">
      <ellipse cx="180" cy="238" rx="140" ry="12" fill={ink.line} opacity="0.5" />
      <path d="M96 196 82 238M264 196l14 42" stroke={ink.deep} strokeWidth="8" strokeLinecap="round" />
      <rect x="52" y="44" width="256" height="160" rx="16" fill={ink.deep} />
      <rect x="64" y="56" width="232" height="136" rx="8" fill={ink.soft} />
      <g>
        <rect x="82" y="74" width="66" height="84" rx="6" fill={ink.paper} transform="rotate(-3 115 116)" />
        <path d="M94 98h42M94 110h42M94 122h26" stroke={ink.line} strokeWidth="5" strokeLinecap="round" />
        <circle cx="115" cy="80" r="6" fill={ink.warm} />
      </g>
      <g>
        <rect
          x="162"
          y="82"
          width="62"
          height="62"
          rx="6"
          fill={ink.warmSoft}
          transform="rotate(4 193 113)"
        />
        <path
          d="m178 116 11 11 20-24"
          stroke={ink.warm}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="195" cy="88" r="6" fill={ink.deep} />
      </g>
      <g>
        <rect x="236" y="72" width="48" height="40" rx="6" fill={ink.coolSoft} />
        <path d="m244 104 10-13 8 9 6-6 8 10Z" fill={ink.cool} />
        <circle cx="260" cy="76" r="5" fill={ink.warm} />
      </g>
      <path
        d="M238 168c22 2 40-6 54-26"
        stroke={ink.deep}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <path
        d="m290 146 58-40-20 62-14-14Z"
        fill={ink.paper}
        stroke={ink.deep}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="m348 106-34 48" stroke={ink.deep} strokeWidth="4" strokeLinecap="round" />
      <circle cx="36" cy="84" r="7" fill={ink.warm} />
      <circle cx="24" cy="142" r="4" fill={ink.line} />
      <circle cx="318" cy="38" r="5" fill={ink.warm} />
    </svg>
  );
}
