import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Labels and values, one pair a line; what is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <List>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  > div {
    display: grid;
    gap: ${space(1)} ${space(4)};
    ${media.mobileLandscape} {
      grid-template-columns: 9rem 1fr;
    }
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
