import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextField } from '../TextField/TextField';
import { type StepRefusal, Wizard } from './Wizard';

interface Answers {
  first?: () => StepRefusal | undefined;
  second?: () => Promise<StepRefusal | undefined>;
  onFinish?: () => unknown;
}
const Steps = ({ first, second, onFinish = () => {} }: Answers) => (
  <Wizard
    label="Cook with us"
    finish="Send"
    onFinish={onFinish}
    steps={[
      { id: 'who', title: 'Your kitchen', content: <TextField label="Name" name="name" />, onLeave: first },
      { id: 'how', title: 'How you cook', content: <TextField label="Kind" name="kind" />, onLeave: second },
      { id: 'reach', title: 'Where we reach you', content: <TextField label="Phone" /> },
    ]}
  />
);
const go = () => screen.getByRole('button', { name: 'Continue' });

describe('Wizard', () => {
  it('goes on by Enter, moves focus to the heading of the step that comes, and marks where it is', async () => {
    const user = userEvent.setup();
    const { container } = render(<Steps />);
    expect(screen.queryByLabelText('Kind')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Name'), 'Saffron{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How you cook' })).toHaveFocus());
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByText('How you cook').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
    expect(steps.getByRole('button', { name: 'Your kitchen (done)' })).toBeVisible();
    expect(steps.queryByRole('button', { name: /Where we reach you/ })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('keeps what was typed on the way back and forth', async () => {
    const user = userEvent.setup();
    render(<Steps />);
    await user.type(screen.getByLabelText('Name'), 'Saffron');
    await user.click(go());
    await user.type(await screen.findByLabelText('Kind'), 'Caterer');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Your kitchen' })).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Saffron');
    await user.click(go());
    await waitFor(() => expect(screen.getByLabelText('Kind')).toBeVisible());
    expect(screen.getByLabelText('Kind')).toHaveValue('Caterer');
  });

  it('stays at a step that is wrong, says why beside the field, and goes on once it is mended', async () => {
    const user = userEvent.setup();
    let refusal: StepRefusal | undefined = { errors: { name: 'Please say what it is called.' } };
    render(<Steps first={() => refusal} />);
    await user.click(go());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please say what it is called.');
    refusal = undefined;
    await user.click(go());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How you cook' })).toHaveFocus());
  });

  it('marks a step that was left while it was wrong, and leads back to it', async () => {
    const user = userEvent.setup();
    render(<Steps second={() => Promise.resolve({ message: 'We could not save this.' })} />);
    await user.click(go());
    await screen.findByLabelText('Kind');
    await user.click(go());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not save this.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'How you cook (needs another look)' }));
    expect(screen.getByRole('heading', { name: 'How you cook' })).toHaveFocus();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('has no other way while a step is being left', async () => {
    const user = userEvent.setup();
    let answer: (refusal?: StepRefusal) => void = () => {};
    render(<Steps second={() => new Promise((done) => (answer = done))} />);
    await user.click(go());
    await screen.findByLabelText('Kind');
    await user.click(go());
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Your kitchen (done)' })).toBeDisabled();
    answer({ message: 'We could not save this.' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'How you cook' })).toBeVisible();
  });

  it('finishes with no step that is wrong by then, and leads to the first such', async () => {
    const user = userEvent.setup();
    const stands: { refusal?: StepRefusal } = {};
    const finished = jest.fn();
    const second = jest.fn(() => Promise.resolve(undefined));
    render(<Steps first={() => stands.refusal} second={second} onFinish={finished} />);
    await user.click(go());
    await screen.findByLabelText('Kind');
    await user.click(go());
    stands.refusal = { errors: { name: 'That name is taken by now.' } };
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('That name is taken by now.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your kitchen' })).toBeVisible();
    expect(finished).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('asks once at a time, and is finished after the last step', async () => {
    const user = userEvent.setup();
    let answer: (refusal?: StepRefusal) => void = () => {};
    const save = jest.fn(() => new Promise<StepRefusal | undefined>((done) => (answer = done)));
    const finished = jest.fn();
    render(<Steps second={save} onFinish={finished} />);
    await user.click(go());
    await screen.findByLabelText('Kind');
    await user.click(go());
    await user.type(screen.getByLabelText('Kind'), '{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(finished).not.toHaveBeenCalled();
    answer();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(finished).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(finished).toHaveBeenCalledTimes(1));
  });
});
