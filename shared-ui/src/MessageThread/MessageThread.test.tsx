import { connectTestShell, FakeApi, FakeStorage } from '@copper-carrot/contracts/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MessageThread, type MessageThreadProps, type ThreadMessage } from './MessageThread';

const messages: ThreadMessage[] = [
  { id: '1', author: 'Saffron', text: 'Is there a dock?', date: '2027-03-16', time: '16:12' },
  { id: '2', author: 'Dana', own: true, text: 'Yes, on 5th.', date: '2027-03-16', time: '16:20' },
  { id: '3', author: 'Saffron', text: 'Perfect.', date: '2027-03-17', time: '09:02' },
  {
    id: '4',
    author: 'Dana',
    own: true,
    text: 'More forks?',
    date: '2027-03-17',
    time: '09:15',
    state: 'failed',
  },
];
const Thread = (props: Partial<MessageThreadProps>) => (
  <MessageThread label="Messages" messages={messages} today="2027-03-17" {...props} />
);

describe('MessageThread', () => {
  it('is by day, says who wrote what and when, and is read out as it grows', async () => {
    const { container } = render(<Thread />);
    const log = within(screen.getByRole('log', { name: 'Messages' }));
    expect(log.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Tuesday, March 16',
      'Today',
    ]);
    const first = within(log.getByRole('region', { name: 'Tuesday, March 16' }));
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SSaffronIs there a dock?4:12 pm',
      'YouYes, on 5th.4:20 pm',
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says that a message failed, and tries it again once at a time', async () => {
    const user = userEvent.setup();
    const retry = jest.fn(() => new Promise(() => {}));
    render(<Thread onRetry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Your message was not sent.');
    await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
    expect(retry.mock.calls).toEqual([['4']]);
  });

  it('sends by its button and by Control with Enter, and empties the field only then', async () => {
    const user = userEvent.setup();
    let arrive = () => {};
    const send = jest.fn((_text: string) => new Promise<void>((done) => (arrive = done)));
    render(<Thread onSend={send} />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field, ' Hello{Enter}there ');
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(send.mock.calls).toEqual([['Hello\nthere', []]]);
    expect(field).toHaveValue(' Hello\nthere ');
    arrive();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('sends files along, and shows those that came', async () => {
    const user = userEvent.setup();
    new FakeStorage();
    connectTestShell();
    const key = '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11';
    globalThis.fetch = new FakeApi().on('get', '/cpi/v1/uploads/presign', () => ({
      ...{ key, url: '/local/s3/uploads', fields: {}, max_bytes: 1000 },
      expires_at: '2026-11-30T12:00:00.000Z',
    })).fetch;
    const files = [
      { id: '1', name: 'dock.webp', url: '/a', isPicture: true },
      { id: '2', name: 'plan.pdf', url: '/b', isPicture: false },
    ];
    const send = jest.fn();
    const said = [{ ...messages[0]!, picture: '/face', files }];
    const { container } = render(<Thread takesFiles messages={said} onSend={send} />);
    expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', '/face');
    expect(screen.getByRole('img', { name: 'dock.webp' })).toHaveAttribute('src', '/a');
    expect(screen.getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', '/b');
    await user.click(screen.getByRole('button', { name: 'Attach files' }));
    await screen.findByRole('group', { name: 'Attachments' });
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The plan');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send.mock.calls).toEqual([['The plan', [key]]]);
  });

  it('keeps the newest in sight, unless somebody reads further up', () => {
    const { rerender } = render(<Thread />);
    const log = screen.getByRole('log', { name: 'Messages' });
    Object.defineProperty(log, 'scrollHeight', { value: 900, configurable: true });
    Object.defineProperty(log, 'clientHeight', { value: 300, configurable: true });
    const more = (id: string, own = false) => [
      ...messages,
      { id, author: own ? 'Dana' : 'Saffron', own, text: id, date: '2027-03-17', time: '10:00' },
    ];
    rerender(<Thread messages={more('5')} />);
    expect(log.scrollTop).toBe(900);
    log.scrollTop = 100;
    log.dispatchEvent(new Event('scroll'));
    rerender(<Thread messages={more('6')} />);
    expect(log.scrollTop).toBe(100);
    rerender(<Thread messages={more('7', true)} />);
    expect(log.scrollTop).toBe(900);
  });

  it('loads earlier ones, and says what stands before the first', async () => {
    const user = userEvent.setup();
    const earlier = jest.fn();
    render(<Thread messages={[]} empty="Ask whatever you like." onEarlier={earlier} />);
    expect(screen.getByText('Ask whatever you like.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(earlier).toHaveBeenCalledTimes(1);
  });
});
