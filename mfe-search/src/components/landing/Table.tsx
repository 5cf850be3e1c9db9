import { href, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, motion, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const plates = 3;

export interface TableProps {
  packages?: readonly Schemas['PackageRecord'][];
  /** Loading failed, so the plates stay empty. */
  failed?: boolean;
}

/** Three packages of the place as overlapping plates, each a link to its page. */
export function Table({ packages, failed }: TableProps) {
  if (packages?.length === 0) return null;
  const shown: (Schemas['PackageRecord'] | undefined)[] = packages
    ? [...packages.slice(0, plates)]
    : Array.from({ length: plates }, () => undefined);
  return (
    <Root aria-label="On tables now">
      {shown.map((pack, at) => (
        <li key={pack?.id ?? `plate ${at}`}>
          {pack ? (
            <Plate to={href.package(pack.slug)}>
              <Picture src={pack.image.url} alt={pack.image.alt} ratio="4 / 3" priority={at === 0} />
              <Caption>
                <strong>{pack.name}</strong>
                <span>{formatMoney(pack.price)} a person</span>
              </Caption>
            </Plate>
          ) : failed ? (
            <Empty>
              <Picture alt="" />
            </Empty>
          ) : (
            <Skeleton ratio="4 / 3" />
          )}
        </li>
      ))}
    </Root>
  );
}

const Caption = styled.span`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto;
  display: none;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  justify-content: space-between;
  padding: ${space(1.5)} ${space(3)};
  font-size: ${text.tiny};
  line-height: 1.35;
  color: ${color.ink};
  background: color-mix(in srgb, ${color.raised} 94%, transparent);
  border-radius: ${radius.medium};

  strong {
    font-weight: 650;
  }
  span {
    ${tabular}
    color: ${color.inkSoft};
  }
  ${media.mobileLandscape} {
    display: flex;
  }
`;
const Root = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  grid-template-rows: repeat(10, clamp(1.75rem, 5.4vw, 3.1rem));

  li {
    position: relative;
  }
  li:nth-child(1) {
    grid-area: 1 / 1 / 8 / 9;
    transform: rotate(-1.6deg);
  }
  li:nth-child(2) {
    z-index: 1;
    grid-area: 2 / 8 / 7 / 13;
    transform: rotate(2.4deg);
  }
  /* The front one is seen whole, so its words stand below. */
  li:nth-child(3) ${Caption} {
    inset: auto ${space(2)} ${space(2)};
  }
  li:nth-child(1) ${Caption} {
    right: auto;
  }
  li:nth-child(3) {
    z-index: 2;
    grid-area: 6 / 4 / 11 / 10;
    transform: rotate(0.8deg);
  }
  ${media.largeTablet} {
    grid-template-rows: repeat(10, 2.9rem);
  }
`;
const framed = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${color.raised};
  border: 5px solid ${color.raised};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};

  > div:first-child {
    height: 100%;
    aspect-ratio: auto;
    border-radius: calc(${radius.large} - 5px);
  }
`;
const Empty = styled.span`
  ${framed}
`;
const Plate = styled(Link)`
  ${framed}
  transition: transform ${motion.calm};

  &:hover {
    transform: translateY(-4px);
  }
  &:focus-visible {
    ${focusRing}
  }
`;
