import { shade, svg, type Canvas } from './canvas';
import { type Bed } from './palettes';

/** What lies under the food in a bowl or box of this radius: rice, leaves, grains, noodles, a sauce, cream or fruit. */
export function bed(canvas: Canvas, kind: Bed, x: number, y: number, radius: number): string {
  const { random, palette } = canvas;
  const sauce = random.pick(palette.sauces);
  const inside = (reach = 0.9): [number, number] => {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next()) * radius * reach;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  };
  const scatter = (count: number, draw: (cx: number, cy: number) => string) =>
    Array.from({ length: count }, () => draw(...inside())).join('');
  const disc = (colour: string) => svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
  switch (kind) {
    case 'rice':
      return `${disc('#F6EEDC')}<g fill="#fff" stroke="#D9CBAE" stroke-width=".8">${scatter(34, (cx, cy) => svg`<ellipse cx="${cx}" cy="${cy}" rx="7" ry="3" transform="rotate(${random.int(0, 180)} ${cx} ${cy})"/>`)}</g>`;
    case 'greens': {
      const tones = ['#4F8A3C', '#6FA84A', '#3C7032', '#8CBF5A'];
      return `${disc('#3F7034')}${scatter(22, (cx, cy) => leaf(cx, cy, 15 + random.next() * 14, random.int(0, 360), random.pick(tones)))}`;
    }
    case 'grains':
      return `${disc('#C9A063')}${scatter(60, (cx, cy) => svg`<circle cx="${cx}" cy="${cy}" r="${2.2 + random.next() * 2}" fill="${random.pick(['#E2C088', '#B98A4A', '#F0D9A9', '#8F6A36'])}"/>`)}`;
    case 'noodles':
      return `${disc('#E3B664')}<g fill="none" stroke="#F4D58E" stroke-width="4" stroke-linecap="round">${scatter(20, (cx, cy) => svg`<path d="M${cx - 22} ${cy}q11 ${random.int(-22, 22)} 22 0t22 0" transform="rotate(${random.int(0, 180)} ${cx} ${cy})"/>`)}</g>`;
    case 'sauce':
      return `${disc(sauce)}<g fill="${shade(sauce, 0.35)}" opacity=".75">${scatter(12, (cx, cy) => svg`<circle cx="${cx}" cy="${cy}" r="${1.5 + random.next() * 4}"/>`)}</g><path d="${swirl(x, y, radius * 0.7)}" fill="none" stroke="#FFF3DC" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;
    case 'fruit':
      return `${disc('#F7D7C4')}${scatter(16, (cx, cy) => svg`<circle cx="${cx}" cy="${cy}" r="${8 + random.next() * 7}" fill="${random.pick(['#E4572E', '#F3A712', '#A8C256', '#C2345A', '#5B5F97'])}"/><circle cx="${cx - 3}" cy="${cy - 3}" r="3" fill="#fff" opacity=".45"/>`)}`;
    default:
      return `${disc('#FFF4E2')}<path d="${swirl(x, y, radius * 0.72)}" fill="none" stroke="${sauce}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>`;
  }
}

const swirl = (x: number, y: number, r: number) =>
  svg`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 1.8} ${-r * 0.4}a${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 1.2} ${r * 0.9}a${r * 0.4} ${r * 0.4} 0 0 1 ${r * 0.5} ${-r * 0.7}`;

/** One leaf with its vein. */
export const leaf = (x: number, y: number, length: number, turn: number, colour: string) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-length} 0Q0 ${-length * 0.62} ${length} 0Q0 ${length * 0.62} ${-length} 0Z" fill="${colour}"/><path d="M${-length * 0.8} 0H${length * 0.8}" stroke="${shade(colour, 0.35)}" stroke-width="1.4"/></g>`;

/** Several of one food in a loose ring around its middle, largest in front, each turned a little. */
export function cluster(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  radius: number,
  count: number,
): string {
  const { random } = canvas;
  const size = radius * (count === 1 ? 1.5 : count <= 3 ? 1.02 : count <= 5 ? 0.86 : 0.68);
  const start = random.next() * Math.PI;
  const spots = Array.from({ length: count }, (_, index) => {
    if (count === 1) return { cx: x, cy: y };
    const angle = start + (index / count) * Math.PI * 2;
    const far = radius * (count <= 3 ? 0.42 : 0.55);
    return { cx: x + Math.cos(angle) * far, cy: y + Math.sin(angle) * far * 0.92 };
  });
  if (count > 5) spots.push({ cx: x, cy: y });
  return spots
    .sort((a, b) => a.cy - b.cy)
    .map(({ cx, cy }) =>
      canvas.lifted(canvas.glyph(name, cx, cy, size * (0.92 + random.next() * 0.16), random.int(-26, 26))),
    )
    .join('');
}

/** Small things thrown over an area: herbs, seeds, peppercorns and a few of the garnish glyphs. */
export function scatterGarnish(
  canvas: Canvas,
  garnish: readonly string[],
  spots: readonly [number, number][],
  size = 40,
): void {
  const { random } = canvas;
  for (const [x, y] of spots) {
    canvas.paint(
      canvas.lifted(
        canvas.glyph(random.pick(garnish), x, y, size * (0.8 + random.next() * 0.5), random.int(0, 360)),
      ),
    );
    for (let index = 0; index < 4; index++) {
      const cx = x + random.int(-50, 50);
      const cy = y + random.int(-40, 40);
      canvas.paint(
        random.chance(0.5)
          ? leaf(
              cx,
              cy,
              5 + random.next() * 5,
              random.int(0, 360),
              random.pick(['#5E8C3A', '#7DA84E', '#47722F']),
            )
          : svg`<circle cx="${cx}" cy="${cy}" r="${1.6 + random.next() * 2}" fill="${random.pick(['#3A2418', '#F6E7C8', canvas.palette.accent])}"/>`,
      );
    }
  }
}
