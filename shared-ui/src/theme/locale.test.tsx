import { render, screen } from '@testing-library/react';

describe('locale', () => {
  it('is American English, whatever the browser speaks', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    await import('./locale');
    const { NumberField } = await import('../NumberField/NumberField');
    render(<NumberField label="Tip" money defaultValue={1234.5} />);
    expect(screen.getByRole('button', { name: 'Increase Tip' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('$1,234.50');
  });
});
