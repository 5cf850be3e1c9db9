import { svg, type Canvas } from './canvas';
import { bed, cluster, leaf } from './fillings';
import { standsAlone } from './glyphs';
import { type PictureRecipe } from './recipe';
import { bowl, plate } from './vessels';

/** Paints one way of serving onto a canvas of 800 by 600. */
export type Scene = (canvas: Canvas, recipe: PictureRecipe) => void;

export const at = (names: readonly string[], index: number) => names[index % names.length] ?? 'herb';
export const place = (x: number, y: number, turn: number, content: string) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

/** A dish on its own: a glyph with its own bowl stands on the table, any other lies on a plate. */
export function dish(canvas: Canvas, name: string, x: number, y: number, r: number, count: number): void {
  const { random, palette } = canvas;
  if (standsAlone(name)) {
    canvas.paint(plate(canvas, x, y, r, random.pick(palette.vessels)));
    canvas.paint(canvas.lifted(canvas.glyph(name, x, y - r * 0.05, r * 1.5, random.int(-8, 8)), 'high'));
    return;
  }
  canvas.paint(plate(canvas, x, y, r, random.pick(palette.vessels)));
  canvas.paint(leafBed(canvas, x, y, r * 0.62));
  canvas.paint(cluster(canvas, name, x, y, r * 0.72, count));
}

/** Savoury food lies on leaves, sweets on a paper doily. */
export const leafBed = (canvas: Canvas, x: number, y: number, r: number) =>
  canvas.palette.beds.includes('greens') ? leaves(canvas, x, y, r) : doily(x, y, r);

const doily = (x: number, y: number, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fffaf0" stroke-width="${r * 0.2}" stroke-dasharray="${r * 0.14} ${r * 0.09}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r * 0.82}" fill="none" stroke="#d9c3a0" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>`;

const leaves = (canvas: Canvas, x: number, y: number, r: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + canvas.random.next();
    return leaf(
      x + Math.cos(angle) * r * 0.7,
      y + Math.sin(angle) * r * 0.7,
      r * 0.42,
      (angle * 180) / Math.PI,
      canvas.random.pick(['#5B8F3F', '#7FB154', '#497A35', '#9CC46B']),
    );
  }).join('');

export function sauceBowl(canvas: Canvas, x: number, y: number, r: number): void {
  const { random, palette } = canvas;
  canvas.paint(
    bowl(
      canvas,
      x,
      y,
      r,
      random.pick(palette.vessels),
      bed(canvas, random.pick(['sauce', 'cream', 'sauce'] as const), x, y, r * 0.9),
    ),
  );
}
