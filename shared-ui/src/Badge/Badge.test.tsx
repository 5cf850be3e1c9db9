import { render, screen } from '@testing-library/react';
import { DietaryTags } from './Badge';

describe('DietaryTags', () => {
  it('[CONST-21] are V, VG, GF, DF and N in this sequence, each with its name for screen readers', () => {
    render(<DietaryTags tags={['contains_nuts', 'vegetarian', 'dairy_free', 'vegan', 'gluten_free']} />);
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'VVegetarian',
      'VGVegan',
      'GFGluten free',
      'DFDairy free',
      'NContains nuts',
    ]);
  });

  it('say of several dishes what can be had among them, not that all of them are so', () => {
    render(<DietaryTags tags={['vegan', 'contains_nuts']} named among />);
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'VGVegan options',
      'NNuts in some dishes',
    ]);
  });
});
