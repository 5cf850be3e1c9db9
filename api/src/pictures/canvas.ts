import { type Random } from '../random';
import { glyphOf } from './glyphs';
import { type Palette } from './palettes';

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Numbers in a template become short decimals, so that pictures stay small. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? short(value) : value) + part;
  });
}

/** A drawing under way: definitions that are used by name, and shapes in the order in which they are painted. */
export class Canvas {
  private readonly definitions = new Map<string, string>();
  private readonly shapes: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly palette: Palette,
    readonly random: Random,
  ) {}

  paint(...shapes: string[]): void {
    this.shapes.push(...shapes);
  }

  define(id: string, markup: string): string {
    if (!this.definitions.has(id)) this.definitions.set(id, markup);
    return `url(#${id})`;
  }

  /** A glyph at its middle, turned, with its drawing defined once; nothing where no set has the name. */
  glyph(name: string, x: number, y: number, size: number, turn = 0): string {
    const glyph = glyphOf(name);
    if (!glyph) return '';
    this.define(
      `g-${name}`,
      `<symbol id="g-${name}" viewBox="0 0 ${glyph.size} ${glyph.size}">${glyph.body}</symbol>`,
    );
    const use = svg`<use href="#g-${name}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
    return svg`<g transform="translate(${x} ${y})${turn ? ` rotate(${short(turn)})` : ''}">${use}</g>`;
  }

  /** A soft shadow for whatever is drawn inside: light comes from the upper left. */
  lifted(content: string, height: 'low' | 'high' = 'low'): string {
    const [dx, blur, opacity] = height === 'low' ? [3, 3, 0.32] : [9, 11, 0.36];
    const id = `lift-${height}`;
    this.define(
      id,
      `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="${dx}" dy="${dx * 1.3}" stdDeviation="${blur}" flood-color="#24130a" flood-opacity="${opacity}"/></filter>`,
    );
    return `<g filter="url(#${id})">${content}</g>`;
  }

  toString(size: { width: number; height: number }): string {
    const { width, height } = this;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${[...this.definitions.values()].join('')}</defs>${this.shapes.join('')}</svg>`
    );
  }
}

/** A colour moved towards black (negative) or white, by a share from -1 to 1. */
export function shade(colour: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel + (target - channel) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
