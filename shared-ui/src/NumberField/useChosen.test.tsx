import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberField } from './NumberField';

const late = 400;
let answers: number[];

/** Holds the number somewhere that answers each press late, one by one, as an address does. */
function Late({ takes = true }: { takes?: boolean }) {
  const [value, setValue] = useState(10);
  const change = (next: number) => {
    answers.push(next);
    if (takes) setTimeout(() => setValue(next), late);
  };
  return (
    <>
      <NumberField label="People" value={value} onChange={(next) => change(next ?? 1)} />
      <button onClick={() => setValue(40)}>Forty</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'People' });
const more = () => fireEvent.click(screen.getByRole('button', { name: 'Increase People' }));
const up = () => fireEvent.keyDown(field(), { key: 'ArrowUp' });
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  answers = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a number that is held where it is drawn late', () => {
  it.each([
    ['button', more],
    ['arrow key', up],
  ])('counts each press of the %s, while the earlier ones are drawn as well', (_by, press) => {
    render(<Late />);
    for (let each = 0; each < 5; each++) {
      press();
      after(150);
    }
    expect(field()).toHaveValue('15');
    expect(answers).toEqual([11, 12, 13, 14, 15]);
    after(late);
    expect(field()).toHaveValue('15');
  });

  it('shows what comes from outside afterwards, and goes on from that', () => {
    render(<Late />);
    more();
    more();
    fireEvent.click(screen.getByText('Forty'));
    expect(field()).toHaveValue('40');
    more();
    expect(answers).toEqual([11, 12, 41]);
  });

  it('shows what is held again, where that is not changed', () => {
    render(<Late takes={false} />);
    more();
    more();
    expect(field()).toHaveValue('12');
    after(3_000);
    expect(field()).toHaveValue('10');
  });
});
