import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './NumberField';

function Headcount(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(10);
  return (
    <>
      <NumberField label="Headcount" value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}
const type = async (words: string, props: Partial<NumberFieldProps>) => {
  const user = userEvent.setup();
  render(<Headcount {...props} />);
  const input = screen.getByRole('textbox', { name: 'Headcount' });
  await user.clear(input);
  if (words) await user.type(input, words);
  await user.tab();
  return input;
};

describe('NumberField', () => {
  it('steps by button and by arrow, within its bounds', async () => {
    const user = userEvent.setup();
    render(<Headcount min={10} max={14} step={2} />);
    await user.click(screen.getByRole('button', { name: 'Increase Headcount' }));
    expect(screen.getByRole('status')).toHaveTextContent('12');
    screen.getByRole('textbox').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('status')).toHaveTextContent('14');
    await user.keyboard('{Home}');
    expect(screen.getByRole('status')).toHaveTextContent('10');
    expect(screen.getByRole('button', { name: 'Decrease Headcount' })).toBeDisabled();
  });

  it('moves a typed number onto the grid', async () => {
    expect(await type('13', { min: 10, max: 20, step: 5 })).toHaveValue('15');
  });

  it('keeps a typed number as it is when lenient, so that the form can say what fits', async () => {
    expect(await type('7', { min: 10, step: 5, lenient: true })).toHaveValue('7');
    expect(screen.getByRole('status')).toHaveTextContent('7');
  });

  it('is null when emptied', async () => {
    await type('', {});
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });

  it('shows money as dollars', async () => {
    expect(await type('23.2', { money: true })).toHaveValue('$23.20');
  });
});
