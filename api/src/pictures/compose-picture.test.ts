import { gzipSync } from 'node:zlib';
import { cuisines } from '../demo/cuisines';
import { composePicture } from './compose-picture';
import { glyphOf } from './glyphs';
import { layouts, pictureUrl, recipeHash, type PictureRecipe } from './recipe';

const recipe: PictureRecipe = {
  layout: 'bowls',
  palette: 'saffron',
  glyphs: ['curry-rice', 'falafel', 'flatbread', 'pot-of-food'],
  garnish: ['herb', 'lime'],
  seed: 7,
};

describe('a composed picture', () => {
  it('is the same for the same recipe, and another for another seed', () => {
    expect(composePicture(recipe)).toBe(composePicture({ ...recipe }));
    expect(composePicture({ ...recipe, seed: 8 })).not.toBe(composePicture(recipe));
  });

  it.each(layouts)('as %s defines all that it uses, holds no script, and stays small', (layout) => {
    for (const { palette, glyphs, garnish } of cuisines.values()) {
      const picture = composePicture({ layout, palette, glyphs, garnish, seed: 3, monogram: 'CC' });
      const defined = new Set([...picture.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
      const used = [...picture.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      expect(picture).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|NaN|undefined/);
      expect(gzipSync(picture).length).toBeLessThan(40_000);
    }
  });

  it('finds every glyph that the cuisines name', () => {
    const names = [...cuisines.values()].flatMap(({ glyphs, garnish }) => [...glyphs, ...garnish]);
    expect(names.filter((name) => !glyphOf(name))).toEqual([]);
  });

  it('has an address that changes with the recipe alone', () => {
    expect(pictureUrl('packages', 5, recipe)).toBe(`/pictures/packages/5.svg?v=${recipeHash(recipe)}`);
    expect(recipeHash({ ...recipe, palette: 'rose' })).not.toBe(recipeHash(recipe));
  });
});
