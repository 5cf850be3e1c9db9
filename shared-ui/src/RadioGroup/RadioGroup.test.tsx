import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'falafel', label: 'Falafel' },
  { value: 'halloumi', label: 'Halloumi' },
];

function Meal({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return <RadioGroup label="Meal" options={options} value={value} onChange={setValue} />;
}

it.each([
  ['nothing', null],
  ['what a form has before anybody chose', ''],
  ['what is not offered any more', 'lasagna'],
])('is reached and chosen by the keyboard where %s is chosen', async (_what, first) => {
  const user = userEvent.setup();
  render(<Meal first={first} />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Falafel' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Falafel' })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Halloumi' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Falafel' })).not.toBeChecked();
});
