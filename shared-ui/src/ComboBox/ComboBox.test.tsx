import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
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

  it('says nothing over a text that was typed at and stands there again', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const Filled = () => {
      const [text, setText] = useState(hanover.label);
      return (
        <ComboBox label="Address" text={text} onTextChange={setText} suggest={() => Promise.resolve([])} />
      );
    };
    render(<Filled />);
    const input = screen.getByRole('combobox', { name: 'Address' });
    await user.type(input, 'x');
    expect(screen.getByText('Looking …')).toBeInTheDocument();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(input, 'x');
    await pass(250);
    expect(screen.getByText(/Nothing found/)).toBeInTheDocument();
    await user.keyboard('{Backspace}{ArrowDown}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.clear(input);
    expect(screen.getByText('Type a few letters.')).toBeInTheDocument();
  });

  it('offers nothing of another text over a choice that stands there again, and its neighbours after a pick', async () => {
    const suggest = (text: string) => Promise.resolve(text.endsWith('x') ? [hanover] : [harbor, hanover]);
    const { user, input } = setUp({ suggest });
    await user.type(input, '12');
    await pass(250);
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}x');
    await pass(250);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue(harbor.label);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('x');
    await pass(250);
    expect(screen.getByRole('option', { name: hanover.label })).toBeVisible();
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

  it('follows its box under the site header and out of what it scrolls in, and closes there', async () => {
    const suggest = () => Promise.resolve([harbor]);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <div data-testid="aside" style={{ overflowY: 'auto' }}>
        <ComboBox label="Address" suggest={suggest} />
      </div>,
    );
    document.documentElement.style.scrollPaddingTop = '96px';
    const aside = screen.getByTestId('aside');
    const input = screen.getByRole('combobox', { name: 'Address' });
    let boxTop = 0;
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this === aside ? new DOMRect(0, 84, 300, 400) : new DOMRect(0, boxTop, 300, 48);
    });
    const staysOpen = (top: number, scrolled: Element | Document) => {
      boxTop = top;
      fireEvent.scroll(scrolled);
      return screen.queryByRole('option') !== null;
    };
    const type = async (letters: string) => {
      await user.type(input, letters);
      await pass(250);
    };
    await type('12');
    expect(staysOpen(300, aside)).toBe(true);
    const placed = screen.getByRole('listbox').parentElement?.style.cssText;
    expect(staysOpen(200, aside)).toBe(true);
    expect(screen.getByRole('listbox').parentElement?.style.cssText).not.toBe(placed);
    expect(staysOpen(500, aside)).toBe(false);
    await type('0');
    expect(staysOpen(90, document)).toBe(true);
    expect(staysOpen(40, document)).toBe(false);
    place.mockRestore();
    document.documentElement.style.scrollPaddingTop = '';
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
