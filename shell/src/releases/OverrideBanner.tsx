import { overrideParameter, type Override } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { color, layer, media, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

/** A banner that names this browser's overrides and removes them. */
export function OverrideBanner({
  overrides,
  go = (address) => window.location.assign(address),
}: {
  overrides: readonly Override[];
  go?: (address: string) => void;
}) {
  const end = () => {
    const address = new URL(window.location.href);
    address.searchParams.set(overrideParameter, 'off');
    go(`${address.pathname}${address.search}`);
  };
  return (
    <Banner aria-label="Preview" data-bottom-bar>
      <div>
        <strong>Only you see this</strong>
        <ul>
          {overrides.map(({ name, what }) => (
            <li key={name}>
              {name}: <code>{what}</code>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="secondary" size="small" onClick={end}>
        End preview
      </Button>
    </Banner>
  );
}

const Banner = styled.aside`
  position: fixed;
  /* Above the bars that lie at the bottom of a phone. */
  inset: auto auto ${space(24)} ${space(3)};
  z-index: ${layer.notifications};
  display: flex;
  gap: ${space(4)};
  align-items: center;
  max-width: calc(100% - ${space(6)});
  padding: ${space(2)} ${space(3)};
  background: ${color.honeyTint};
  border: 1px solid ${color.honey};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.mid};
  color: ${color.ink};
  font-size: ${text.small};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  code {
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    bottom: ${space(3)};
  }
`;
