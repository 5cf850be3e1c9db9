import { svg } from './canvas';
import { at, dish, leafBed, sauceBowl, type Scene } from './dishes';
import { bed, cluster, scatterGarnish } from './fillings';
import { standsAlone } from './glyphs';
import { paintCloth } from './surfaces';
import { bowl, cutlery } from './vessels';

/** One dish, close by. */
export const plateScene: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, random.int(480, 600), random.int(380, 440), 380, 480, random.int(-26, 26));
  const main = at(glyphs, 0);
  if (random.chance(0.4) && !standsAlone(main)) {
    const kind = random.pick(palette.beds);
    canvas.paint(
      bowl(
        canvas,
        390,
        306,
        250,
        random.pick(palette.vessels),
        bed(canvas, kind, 390, 306, 240) +
          leafBed(canvas, 300, 390, 110) +
          cluster(canvas, main, 390, 286, 160, 3),
      ),
    );
  } else dish(canvas, main, 390, 306, 254, standsAlone(main) ? 1 : random.pick([3, 5]));
  sauceBowl(canvas, 676, 128, 66);
  canvas.paint(cutlery(canvas, 'fork', 92, 320, random.int(-8, 8)));
  scatterGarnish(
    canvas,
    garnish,
    [
      [140, 90],
      [690, 520],
      [640, 330],
      [160, 540],
    ],
    58,
  );
};

/** A campaign: a shared table around a heart. */
export const cause: Scene = (canvas, { glyphs, garnish }) => {
  const { random, palette } = canvas;
  paintCloth(canvas, 400, 330, 900, 250, random.int(-6, 6));
  const heart =
    'M400 500C150 350 190 150 320 150c50 0 74 32 80 58c6 -26 30 -58 80 -58c130 0 170 200 -80 350z';
  canvas.paint(
    canvas.lifted(
      `<path d="${heart}" fill="${palette.vessels[0]}"/><path d="${heart}" fill="none" stroke="${palette.cloth[1]}" stroke-width="6" stroke-dasharray="3 12" stroke-linecap="round" transform="translate(24 20) scale(.94)"/>`,
      'high',
    ),
  );
  canvas.paint(canvas.lifted(canvas.glyph(at(glyphs, 0), 400, 298, 220, 0), 'high'));
  dish(canvas, at(glyphs, 1), 118, 176, 100, 1);
  dish(canvas, at(glyphs, 2), 684, 178, 100, 1);
  dish(canvas, at(glyphs, 1), 672, 456, 104, 1);
  dish(canvas, at(glyphs, 2), 132, 458, 104, 1);
  canvas.paint(canvas.lifted(canvas.glyph('red-heart', 400, 92, 74, 0)));
  scatterGarnish(canvas, garnish, [
    [262, 90],
    [540, 92],
    [250, 545],
    [560, 548],
  ]);
};

const cream = '#FFF6E6';
/** A brand: what it is known for, and its letters on a small sign. */
export const avatar: Scene = (canvas, { glyphs, garnish, monogram = '' }) => {
  const { palette } = canvas;
  const main = at(glyphs, 0);
  dish(canvas, main, 400, 290, 262, standsAlone(main) ? 1 : 3);
  scatterGarnish(
    canvas,
    garnish,
    [
      [150, 70],
      [655, 80],
      [140, 520],
    ],
    64,
  );
  canvas.paint(
    canvas.lifted(
      svg`<circle cx="556" cy="452" r="98" fill="${cream}"/><circle cx="556" cy="452" r="90" fill="${palette.accent}"/><circle cx="556" cy="452" r="81" fill="none" stroke="${cream}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/>`,
      'high',
    ),
    svg`<text x="556" y="${monogram.length > 1 ? 477 : 481}" text-anchor="middle" font-family="Fraunces,Georgia,'Times New Roman',serif" font-weight="600" font-size="${monogram.length > 1 ? 72 : 88}" fill="${cream}">${monogram}</text>`,
  );
};
