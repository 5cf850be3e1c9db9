import { svg, type Canvas } from './canvas';
import { at, dish, leafBed, place, sauceBowl, type Scene } from './dishes';
import { bed, cluster, leaf, scatterGarnish } from './fillings';
import { standsAlone } from './glyphs';
import { avatar, cause, plateScene } from './portraits';
import { type Layout } from './recipe';
import { paintCloth } from './surfaces';
import { board, bowl, cutlery, mealBox, plate, tray } from './vessels';

const trays: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, random.int(180, 300), random.int(380, 460), 560, 260, random.int(-20, -8));
  const lean = random.pick([-9, -6, 7, 10]);
  const rows: [number, number, number, number][] = [
    [250, 178, 410, 210],
    [598, 300, 330, 400],
    [256, 432, 430, 236],
  ];
  rows.forEach(([x, y, width, height], index) => {
    const name = at(glyphs, index);
    // What has a bowl of its own stands in its tray's place: two of it, as a crowd needs.
    if (standsAlone(name)) return inBowls(canvas, name, { x, y, width, height });
    const steel = random.chance(0.5) ? '#D4D0C8' : random.pick(palette.vessels);
    const columns = Math.max(2, Math.round((width - 60) / 88));
    const lines = Math.max(1, Math.round((height - 60) / 88));
    let food = '';
    for (let line = 0; line < lines; line++)
      for (let column = 0; column < columns; column++) {
        const cx = -width / 2 + 40 + ((column + 0.5) * (width - 80)) / columns + random.int(-7, 7);
        const cy = -height / 2 + 36 + ((line + 0.5) * (height - 72)) / lines + random.int(-7, 7);
        food += canvas.lifted(canvas.glyph(name, cx, cy, 120, random.int(-20, 20)));
      }
    const under = leafRow(canvas, width - 50, height - 50);
    canvas.paint(place(x, y, lean + random.int(-3, 3), tray(canvas, width, height, steel) + under + food));
    return undefined;
  });
  sauceBowl(canvas, 486, 90, 46);
  canvas.paint(cutlery(canvas, 'spoon', 742, 118, random.int(20, 50)));
  scatterGarnish(canvas, garnish, [
    [60, 300],
    [470, 552],
    [690, 555],
    [400, 318],
    [620, 62],
  ]);
};

/** Two bowls of one dish beside each other, or above each other, within an area. */
function inBowls(
  canvas: Canvas,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const r = Math.min(width, height, Math.max(width, height) / 2) / 2;
  for (const side of [-1, 1])
    if (width > height) dish(canvas, name, x + side * r, y, r * 0.98, 1);
    else dish(canvas, name, x, y + side * r, r * 0.98, 1);
}

const leafRow = (canvas: Canvas, width: number, height: number) =>
  Array.from({ length: canvas.palette.beds.includes('greens') ? 16 : 0 }, () =>
    leaf(
      canvas.random.int(-width / 2, width / 2),
      canvas.random.int(-height / 2, height / 2),
      22,
      canvas.random.int(0, 360),
      canvas.random.pick(['#5B8F3F', '#7FB154', '#497A35']),
    ),
  ).join('');

const bar: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, 400, 470, 900, 200, random.int(-5, 5));
  const tops: [number, number, number][] = [
    [112, 128, 96],
    [318, 96, 84],
    [505, 132, 98],
    [694, 108, 90],
    [700, 322, 94],
    [96, 352, 92],
  ];
  tops.forEach(([x, y, r], index) => {
    const name = at(index % 3 === 2 ? garnish : glyphs, index + 1);
    const kind = random.pick(palette.beds);
    const content =
      bed(canvas, kind, x, y, r) +
      cluster(canvas, name, x, y, r * 0.8, standsAlone(name) ? 1 : random.pick([3, 5]));
    canvas.paint(bowl(canvas, x, y, r, random.pick(palette.vessels), content));
  });
  dish(canvas, at(glyphs, 0), 400, 372, 178, standsAlone(at(glyphs, 0)) ? 1 : 6);
  sauceBowl(canvas, 604, 500, 50);
  sauceBowl(canvas, 196, 512, 46);
  canvas.paint(cutlery(canvas, 'spoon', 720, 488, random.int(-50, -20)));
  scatterGarnish(canvas, garnish, [
    [230, 250],
    [560, 260],
    [400, 572],
    [60, 540],
    [300, 560],
  ]);
};

const boardScene: Scene = (canvas, { glyphs, garnish }) => {
  const { random } = canvas;
  paintCloth(canvas, random.int(560, 640), 440, 420, 300, random.int(10, 28));
  const turn = random.pick([-12, -7, 6, 11]);
  canvas.paint(place(385, 305, turn, board(canvas, 640, 420)));
  const spots: [number, number, number, number][] = [
    [212, 200, 100, 5],
    [410, 178, 96, 4],
    [588, 232, 96, 5],
    [236, 404, 98, 4],
    [440, 424, 106, 6],
    [612, 412, 78, 3],
  ];
  spots.forEach(([x, y, r, count], index) => {
    const name = at(glyphs, index);
    canvas.paint(
      leafBed(canvas, x, y, r * 0.7),
      cluster(canvas, name, x, y, r, standsAlone(name) ? 1 : count),
    );
  });
  sauceBowl(canvas, 330, 302, 54);
  sauceBowl(canvas, 512, 318, 46);
  scatterGarnish(canvas, garnish, [
    [90, 90],
    [716, 120],
    [70, 520],
    [700, 540],
    [420, 300],
  ]);
};

const boxes: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, random.int(160, 640), 300, 300, 760, random.int(-14, 14));
  const spots: [number, number][] = [
    [208, 186],
    [560, 176],
    [196, 456],
    [548, 446],
  ];
  spots.forEach(([x, y], index) => {
    const side = 228;
    const main = at(glyphs, index);
    const kind = at(palette.beds, index) as (typeof palette.beds)[number];
    const id = `box${index}`;
    canvas.define(
      id,
      svg`<clipPath id="${id}"><rect x="${-side / 2 + 12}" y="${-side / 2 + 14}" width="${side - 24}" height="${side - 26}" rx="6"/></clipPath>`,
    );
    const base = svg`<g clip-path="url(#${id})">${bed(canvas, kind, 30, 30, 128)}${bed(canvas, palette.beds.includes('greens') ? 'greens' : 'cream', -78, 62, 66)}</g>`;
    const top = cluster(canvas, main, -8, -24, 104, standsAlone(main) ? 1 : random.pick([3, 4]));
    const second = at(glyphs, index + 1);
    const side2 = canvas.lifted(canvas.glyph(second, 56, 58, 96, random.int(-20, 20)));
    canvas.paint(
      place(
        x + random.int(-8, 8),
        y + random.int(-8, 8),
        random.int(-9, 9),
        mealBox(canvas, side) + base + top + side2,
      ),
    );
  });
  canvas.paint(cutlery(canvas, random.chance(0.5) ? 'fork' : 'spoon', 728, 330, random.int(-12, 14)));
  sauceBowl(canvas, 378, 312, 46);
  scatterGarnish(canvas, garnish, [
    [378, 90],
    [390, 540],
    [60, 320],
    [720, 560],
    [738, 60],
  ]);
};

const bowls: Scene = (canvas, { glyphs: all, garnish }) => {
  // What has a bowl of its own never lies in the large one.
  const glyphs = [...all].sort((a, b) => Number(standsAlone(a)) - Number(standsAlone(b)));
  const { random, palette } = canvas;
  paintCloth(canvas, 250, 420, 420, 330, random.int(-24, -8));
  const spots: [number, number, number][] = [
    [236, 234, 186],
    [566, 196, 158],
    [520, 470, 150],
    [196, 540, 112],
  ];
  spots.forEach(([x, y, r], index) => {
    const main = at(glyphs, index);
    if (standsAlone(main) && index > 0) return dish(canvas, main, x, y, r, 1);
    const [first, second] = [at(palette.beds, index), at(palette.beds, index + 1)] as [
      (typeof palette.beds)[number],
      (typeof palette.beds)[number],
    ];
    const content =
      bed(canvas, first, x, y, r) +
      bed(canvas, second, x + r * 0.5, y + r * 0.42, r * 0.5) +
      leafBed(canvas, x - r * 0.5, y + r * 0.4, r * 0.34) +
      cluster(
        canvas,
        main,
        x - r * 0.08,
        y - r * 0.16,
        r * 0.84,
        standsAlone(main) ? 1 : random.pick([3, 4]),
      ) +
      canvas.lifted(
        canvas.glyph(at(glyphs, index + 1), x + r * 0.42, y + r * 0.4, r * 0.62, random.int(-20, 20)),
      );
    canvas.paint(bowl(canvas, x, y, r, random.pick(palette.vessels), content));
    return undefined;
  });
  const eastern = /crimson|indigo|jade/.test(palette.accent) || palette.beds.includes('noodles');
  canvas.paint(cutlery(canvas, eastern ? 'chopsticks' : 'fork', 728, 392, random.int(-14, 24)));
  sauceBowl(canvas, 372, 424, 50);
  scatterGarnish(canvas, garnish, [
    [412, 66],
    [710, 560],
    [370, 560],
    [60, 60],
    [742, 70],
  ]);
};

const tiers: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, 610, 420, 420, 420, random.int(-30, 30));
  const stand = (x: number, y: number, r: number, name: string, count: number) => {
    canvas.paint(plate(canvas, x, y, r, random.pick(palette.vessels)));
    canvas.paint(
      svg`<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="#fff" stroke-width="${r * 0.13}" stroke-dasharray="${r * 0.06} ${r * 0.05}" opacity=".8"/>`,
    );
    const ring = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + 0.3;
      return { cx: x + Math.cos(angle) * r * 0.6, cy: y + Math.sin(angle) * r * 0.6 };
    });
    for (const { cx, cy } of [...ring, { cx: x, cy: y }].sort((a, b) => a.cy - b.cy))
      canvas.paint(canvas.lifted(canvas.glyph(name, cx, cy, r * 0.56, random.int(-18, 18))));
  };
  stand(252, 282, 224, at(glyphs, 0), 8);
  stand(588, 168, 140, at(glyphs, 1), 6);
  stand(586, 454, 134, at(glyphs, 2), 5);
  sauceBowl(canvas, 90, 528, 54);
  dish(canvas, at(glyphs, 3), 370, 536, 74, 1);
  canvas.paint(cutlery(canvas, 'fork', 742, 320, random.int(-10, 12)));
  scatterGarnish(canvas, garnish, [
    [440, 60],
    [60, 60],
    [460, 300],
    [716, 560],
    [240, 566],
  ]);
};

export const scenes: Readonly<Record<Layout, Scene>> = {
  trays,
  bar,
  board: boardScene,
  boxes,
  bowls,
  tiers,
  plate: plateScene,
  avatar,
  cause,
};
