import { color } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

export function SpilledPlate() {
  return (
    <Drawing viewBox="0 0 280 180" aria-hidden focusable="false">
      <ellipse cx="140" cy="160" rx="116" ry="12" fill={color.sunken} />
      <ellipse cx="122" cy="132" rx="88" ry="26" fill={color.surface} stroke={color.line} strokeWidth="2" />
      <ellipse cx="122" cy="128" rx="58" ry="14" fill={color.paper} stroke={color.line} strokeWidth="2" />
      <g transform="rotate(34 204 92)">
        <path
          d="M186 84c10-12 30-12 38 0 4 6 2 12-1 18l-15 50c-1 5-6 5-7 0l-15-50c-2-6-4-12 0-18z"
          fill={color.copper}
        />
        <path
          d="M192 100l12 4M222 112l-11 4M199 126l8 2"
          stroke={color.paper}
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path
          d="M204 78c-2-18-14-26-22-26 2 12 8 20 18 26zM206 78c0-20 6-30 14-36 4 14 0 26-10 36zM209 79c8-12 18-14 26-12-4 10-12 14-24 14z"
          fill={color.leaf}
        />
      </g>
      <path
        d="M84 118c10-8 22-4 26 2M100 126c14-8 30-2 36 2"
        stroke={color.leaf}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: min(17.5rem, 70vw);
  height: auto;
`;
