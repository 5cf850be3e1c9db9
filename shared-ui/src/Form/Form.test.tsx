import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { DatePicker } from '../DatePicker/DatePicker';
import { NumberField } from '../NumberField/NumberField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { type FieldErrors } from './form-errors';
import { Form } from './Form';

const choices = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

function Details({ answer, message }: { answer: FieldErrors; message?: string }) {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <Form onSubmit={() => setErrors({ ...answer })} errors={errors} message={errors && message}>
      <TextField label="Event" name="name" />
      <NumberField label="Headcount" name="headcount" />
      <Select label="Meal" name="meal" options={choices} />
      <RadioGroup label="Style" name="style" options={choices} />
      <DatePicker label="Date" name="date" />
      <Checkbox name="terms">Terms</Checkbox>
      <Button type="submit">Save</Button>
    </Form>
  );
}

const fields: [string, () => HTMLElement][] = [
  ['name', () => screen.getByLabelText('Event')],
  ['headcount', () => screen.getByRole('textbox', { name: 'Headcount' })],
  ['meal', () => screen.getByRole('button', { name: /Meal/ })],
  ['style', () => screen.getByRole('radio', { name: 'Alpha' })],
  ['date', () => screen.getByRole('button', { name: /Date/ })],
  ['terms', () => screen.getByRole('checkbox')],
];

describe('Form', () => {
  it.each(fields)(
    'shows the error of %s beside it, reads it with it, and moves focus there',
    async (name, control) => {
      const user = userEvent.setup();
      render(<Details answer={{ [name]: ['must be mended'] }} />);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(screen.getByText('must be mended')).toBeVisible();
      expect(control()).toHaveFocus();
      expect(control()).toHaveAccessibleDescription('must be mended');
    },
  );

  it('moves focus to the first of several, in the order of the page', async () => {
    const user = userEvent.setup();
    render(<Details answer={{ terms: 'no', headcount: 'no' }} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toHaveFocus();
  });

  it('moves focus to the radio that is chosen, which is the one that was refused', async () => {
    const user = userEvent.setup();
    render(<Details answer={{ style: 'can’t be had' }} />);
    await user.click(screen.getByRole('radio', { name: 'Beta' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('radio', { name: 'Beta' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Beta' })).toBeChecked();
  });

  it('keeps what was typed, and takes an error away as its field changes', async () => {
    const user = userEvent.setup();
    render(<Details answer={{ name: 'is taken', headcount: 'is too low' }} />);
    await user.type(screen.getByLabelText('Event'), 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Event')).toHaveValue('Lunch');
    await user.type(screen.getByLabelText('Event'), '!');
    expect(screen.queryByText('is taken')).not.toBeInTheDocument();
    expect(screen.getByText('is too low')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('is taken')).toBeVisible();
  });

  it('is sent once of three presses, and again once that is settled', async () => {
    const settle: (() => void)[] = [];
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => settle.push(resolve)));
    render(
      <Form onSubmit={onSubmit} aria-label="Details">
        <TextField label="Event" name="name" />
        <Button type="submit">Save</Button>
      </Form>,
    );
    // By the keyboard, which asks no button.
    const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Details' }));
    act(() => [1, 2, 3].forEach(send));
    send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-disabled', 'true');
    await act(() => Promise.resolve(settle[0]?.()));
    send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await act(() => Promise.resolve(settle[1]?.()));
  });

  it('reads out what is wrong with the whole, and puts focus there when no field is to blame', async () => {
    const user = userEvent.setup();
    render(<Details answer={{}} message="Your card was declined." />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});
