import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TagGroup } from './TagGroup';

const items = [
  { id: 'vegan', label: 'Vegan' },
  { id: 'halal', label: 'Halal', disabled: true },
  { id: 'nuts', label: 'Without nuts' },
];

describe('TagGroup', () => {
  it('chooses by keyboard alone, past what is disabled', async () => {
    const user = userEvent.setup();
    const select = jest.fn();
    render(<TagGroup label="Diets" items={items} selected={['vegan']} onSelect={select} />);
    expect(screen.getByRole('grid', { name: 'Diets' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Vegan' })).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    await user.keyboard('{ArrowRight} ');
    expect(screen.getByRole('row', { name: 'Without nuts' })).toHaveFocus();
    expect(select).toHaveBeenCalledWith(['vegan', 'nuts']);
  });

  it('keeps one at most where only one can be', async () => {
    const user = userEvent.setup();
    const select = jest.fn();
    render(<TagGroup label="Diets" single items={items} selected={['vegan']} onSelect={select} />);
    await user.click(screen.getByRole('row', { name: 'Without nuts' }));
    expect(select).toHaveBeenCalledWith(['nuts']);
  });

  it('is taken away by its cross and by Delete', async () => {
    const user = userEvent.setup();
    const remove = jest.fn();
    render(<TagGroup label="Filters" items={items} onRemove={remove} />);
    await user.tab();
    await user.keyboard('{Delete}');
    await user.click(
      within(screen.getByRole('row', { name: 'Without nuts' })).getByRole('button', { name: /Remove/ }),
    );
    expect(remove.mock.calls).toEqual([['vegan'], ['nuts']]);
  });

  it('says what stands for none', () => {
    render(<TagGroup label="Filters" items={[]} empty="Nothing narrows the search." />);
    expect(screen.getByText('Nothing narrows the search.')).toBeVisible();
  });
});
