import { Random } from '../random';
import { Canvas } from './canvas';
import { paletteOf } from './palettes';
import { type PictureRecipe } from './recipe';
import { scenes } from './scenes';
import { paintLight, paintSurface } from './surfaces';

/**
 * Composes a picture of food out of openly licensed glyphs, as SVG text: the same recipe gives the same bytes. Asks for
 * nothing and holds no script, so that it may stand in an `img` of any page.
 */
export function composePicture(recipe: PictureRecipe, size = { width: 800, height: 600 }): string {
  const canvas = new Canvas(
    800,
    600,
    paletteOf(recipe.palette),
    new Random(`picture/${recipe.seed}/${recipe.layout}`),
  );
  paintSurface(canvas);
  scenes[recipe.layout](canvas, recipe);
  paintLight(canvas);
  return canvas.toString(size);
}
