import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Wraps() {
  const [wraps, setWraps] = useState(4);
  return <QuantityStepper label="Wrap" value={wraps} onChange={setWraps} min={0} max={8} step={4} />;
}

describe('QuantityStepper', () => {
  it('goes up and down by its step, and stops at its ends', async () => {
    const user = userEvent.setup();
    render(<Wraps />);
    await user.click(screen.getByRole('button', { name: 'More Wrap' }));
    expect(screen.getByRole('textbox', { name: 'Wrap' })).toHaveValue('8');
    expect(screen.getByRole('button', { name: 'More Wrap' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Fewer Wrap' }));
    await user.click(screen.getByRole('button', { name: 'Fewer Wrap' }));
    expect(screen.getByRole('textbox', { name: 'Wrap' })).toHaveValue('0');
  });
});
