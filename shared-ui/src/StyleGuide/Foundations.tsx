import styled from 'styled-components';
import { glyphs } from '../Icon/glyphs';
import { Icon, type IconName } from '../Icon/Icon';
import { Grid, Stack } from '../Layout/Layout';
import { Price } from '../Price/Price';
import { color, font, radius, shadow, space, text } from '../theme/tokens';

export const foundations = ['Colour', 'Type', 'Space and depth', 'Icons'] as const;

const swatches: { name: string; ground: string; words: string; edge?: boolean }[] = [
  { name: 'paper', ground: color.paper, words: color.ink, edge: true },
  { name: 'surface', ground: color.surface, words: color.ink, edge: true },
  { name: 'sunken', ground: color.sunken, words: color.ink },
  { name: 'ink', ground: color.ink, words: color.paper },
  { name: 'copper', ground: color.copper, words: color.onCopper },
  { name: 'copperTint', ground: color.copperTint, words: color.copperText },
  { name: 'leaf', ground: color.leaf, words: color.surface },
  { name: 'leafTint', ground: color.leafTint, words: color.leaf },
  { name: 'aubergine', ground: color.aubergine, words: color.surface },
  { name: 'aubergineTint', ground: color.aubergineTint, words: color.aubergine },
  { name: 'honeyTint', ground: color.honeyTint, words: color.honey },
  { name: 'dangerTint', ground: color.dangerTint, words: color.danger },
];

/** Colour, type, space and icons: what every component is made from. */
export function Foundations({ anchor }: { anchor: (words: string) => string }) {
  return (
    <Stack gap={16}>
      <section id={anchor('Colour')}>
        <Name>Colour</Name>
        <Grid gap={3} least="8.5rem">
          {swatches.map(({ name, ground, words, edge }) => (
            <Swatch key={name} style={{ background: ground, color: words }} data-edge={edge || undefined}>
              <span>{name}</span>
            </Swatch>
          ))}
        </Grid>
      </section>
      <section id={anchor('Type')}>
        <Name>Type</Name>
        <Stack gap={5}>
          <Line style={{ fontSize: text.hero, letterSpacing: '-0.025em' }}>Lunch, sorted by noon</Line>
          <Line style={{ fontSize: text.title }}>Good food for the whole floor</Line>
          <Line style={{ fontSize: text.heading }}>Twelve kitchens near you</Line>
          <p style={{ fontSize: text.large }}>Figtree large, for what introduces a page.</p>
          <p>
            Figtree text, for everything one reads. A caterer accepts an order in a kitchen; an orderer checks
            a poll on a phone.
          </p>
          <p style={{ fontSize: text.small, color: color.inkSoft }}>Figtree small, for help and details.</p>
          <Price amount={1381.31} size="hero" unit="Fraunces for the price that matters" />
        </Stack>
      </section>
      <section id={anchor('Space and depth')}>
        <Name>Space and depth</Name>
        <Grid gap={5} least="8.5rem">
          {(['low', 'mid', 'high'] as const).map((name) => (
            <Depth key={name} style={{ boxShadow: shadow[name] }}>
              shadow {name}
            </Depth>
          ))}
          {(['small', 'medium', 'large'] as const).map((name) => (
            <Depth key={name} data-edge style={{ borderRadius: radius[name] }}>
              radius {name}
            </Depth>
          ))}
        </Grid>
      </section>
      <section id={anchor('Icons')}>
        <Name>Icons</Name>
        <Grid gap={2} least="5.5rem">
          {(Object.keys(glyphs) as IconName[]).map((name) => (
            <Glyph key={name}>
              <Icon name={name} size="1.5rem" />
              <span>{name}</span>
            </Glyph>
          ))}
        </Grid>
      </section>
    </Stack>
  );
}

const Name = styled.h2`
  margin-bottom: ${space(5)};
  font-size: ${text.heading};
`;
const Swatch = styled.div`
  display: flex;
  align-items: flex-end;
  height: 6rem;
  padding: ${space(3)};
  font-size: ${text.small};
  font-weight: 600;
  border-radius: ${radius.medium};

  &[data-edge] {
    box-shadow: inset 0 0 0 1px ${color.line};
  }
`;
const Line = styled.p`
  font-family: ${font.heading};
  font-weight: 540;
  line-height: 1.1;
  letter-spacing: -0.015em;
`;
const Depth = styled.div`
  display: grid;
  place-items: center;
  height: 5.5rem;
  font-size: ${text.small};
  color: ${color.inkSoft};
  background: ${color.surface};
  border-radius: ${radius.medium};

  &[data-edge] {
    border: 1px solid ${color.lineStrong};
  }
`;
const Glyph = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  padding: ${space(3)} 0;
  font-size: 0.75rem;
  color: ${color.inkSoft};

  svg {
    color: ${color.ink};
  }
`;
