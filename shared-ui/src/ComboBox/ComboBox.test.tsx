import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { type Choice } from '../ListBox/choice';
import { ComboBox, type ComboBoxProps } from './ComboBox';

const harbor: Choice = { value: 'local:1', label: '120 Harbor Street, Boston, MA 02110' };
const hanover: Choice = { value: 'local:2', label: '12 Hanover Square, New York, NY 10005' };

const setUp = (props: Pick<ComboBoxProps, 'onChange' | 'suggest' | 'options' | 'atFirst'>) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ComboBox {...({ label: 'Address', ...props } as ComboBoxProps)} />);
  return { user, input: screen.getByRole('combobox', { name: 'Address' }) };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('ComboBox', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks once typing pauses, and gives the choice made by keyboard', async () => {
    const suggest = jest.fn(() => Promise.resolve([harbor, hanover]));
    const choose = jest.fn();
    const { user, input } = setUp({ suggest, onChange: choose });
    await user.type(input, '12 ha');
    await pass(250);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('12 ha', expect.any(AbortSignal));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(choose).toHaveBeenLastCalledWith(hanover);
    expect(input).toHaveValue(hanover.label);
    await pass(1000);
    expect(suggest).toHaveBeenCalledTimes(1);
  });

  it('drops the answer to an older text', async () => {
    const answers: Record<string, (found: Choice[]) => void> = {};
    const suggest = (text: string) => new Promise<Choice[]>((done) => (answers[text] = done));
    const { user, input } = setUp({ suggest });
    await user.type(input, '12');
    await pass(250);
    await user.type(input, '0');
    await pass(250);
    answers['120']?.([harbor]);
    await pass(0);
    answers['12']?.([hanover]);
    await pass(0);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([harbor.label]);
  });

  it('says so when suggestions fail, and lets the person go on typing', async () => {
    const { user, input } = setUp({ suggest: () => Promise.reject(new Error('down')) });
    await user.type(input, '12 ha');
    await pass(250);
    expect(screen.getByText(/not reachable now/)).toBeInTheDocument();
    await user.type(input, 'rbor');
    expect(input).toHaveValue('12 harbor');
  });

  it('asks nothing about a text that is longer than anything that is suggested, and says nothing against it', async () => {
    const suggest = jest.fn(() => Promise.resolve([harbor]));
    const { user, input } = setUp({ suggest });
    await user.click(input);
    await user.paste('1'.repeat(201));
    await pass(250);
    expect(suggest).not.toHaveBeenCalled();
    expect(screen.queryByText(/not reachable now/)).not.toBeInTheDocument();
    expect(input).toHaveValue('1'.repeat(201));
    await user.keyboard('{Backspace}');
    await pass(250);
    expect(suggest).toHaveBeenCalledTimes(1);
  });

  it('keeps typed text that is no suggestion', async () => {
    const { user, input } = setUp({ suggest: () => Promise.resolve([]) });
    await user.type(input, 'Pier 9');
    await pass(250);
    await user.tab();
    expect(input).toHaveValue('Pier 9');
  });

  it('offers what is known before anything is typed, and what is found after', async () => {
    const choose = jest.fn();
    const suggest = jest.fn(() => Promise.resolve([hanover]));
    const { user, input } = setUp({ suggest, atFirst: [harbor], onChange: choose });
    await user.click(input);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([harbor.label]);
    expect(suggest).not.toHaveBeenCalled();
    await user.type(input, '12 ha');
    await pass(250);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([hanover.label]);
    await user.clear(input);
    await user.click(screen.getByRole('option', { name: harbor.label }));
    expect(choose).toHaveBeenLastCalledWith(harbor);
    expect(input).toHaveValue(harbor.label);
  });

  it('opens nothing over an address that stands there already', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <ComboBox
        label="Address"
        text={hanover.label}
        suggest={() => Promise.resolve([])}
        atFirst={[harbor]}
      />,
    );
    await user.click(screen.getByRole('combobox', { name: 'Address' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('stays closed where the text changes in the moment in which the focus leaves', async () => {
    function Leaving({ text }: { text: string }) {
      const next = useRef<HTMLButtonElement>(null);
      useLayoutEffect(() => {
        if (text) next.current?.focus();
      }, [text]);
      return (
        <>
          <ComboBox label="Address" text={text} suggest={() => Promise.resolve([harbor])} />
          <button ref={next}>Next</button>
        </>
      );
    }
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { rerender } = render(<Leaving text="" />);
    await user.click(screen.getByRole('combobox', { name: 'Address' }));
    rerender(<Leaving text="12 ha" />);
    await pass(250);
    // A list that is open hides all else of the page from a screen reader.
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('keeps its list open where the page moves, until the box is out of sight, or Escape', async () => {
    const { user, input } = setUp({ suggest: () => Promise.resolve([harbor]) });
    await user.type(input, '12');
    await pass(250);
    fireEvent.scroll(document);
    expect(screen.getByRole('option', { name: harbor.label })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.type(input, '0');
    await pass(250);
    expect(screen.getByRole('option', { name: harbor.label })).toBeVisible();
    const gone = new DOMRect(0, -80, 300, 48);
    const scrolled = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(gone);
    fireEvent.scroll(document);
    scrolled.mockRestore();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input).toHaveFocus();
  });

  it('closes its list by the button that whoever reads by touch dismisses it with', async () => {
    const { user, input } = setUp({ suggest: () => Promise.resolve([harbor]) });
    await user.type(input, '12');
    await pass(250);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('filters a fixed list as one types', async () => {
    const { user, input } = setUp({ options: [harbor, hanover] });
    await user.type(input, 'hano');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue(hanover.label);
  });
});
