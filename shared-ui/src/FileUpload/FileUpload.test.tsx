import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FileUpload, type FileUploadProps, type SendFile } from './FileUpload';
import { limitWords, sizeWords } from './uploads';

const png = (name = 'lunch.png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A transport that a test holds in its hands. */
function transport() {
  const ways: {
    file: File;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    end: () => void;
    fail: (why: string) => void;
  }[] = [];
  const send: SendFile = (file, way) =>
    new Promise<void>((end, reject) =>
      ways.push({ file, ...way, end, fail: (why) => reject(Object.assign(new Error(why), { status: 503 })) }),
    );
  return { ways, send };
}

function show(props: Partial<FileUploadProps> = {}) {
  const { ways, send } = transport();
  const change = jest.fn();
  const view = render(
    <FileUpload
      label="Photos"
      accept={['image/png', 'image/jpeg']}
      maxBytes={1024}
      maxFiles={3}
      send={send}
      onChange={change}
      {...props}
    />,
  );
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { ...view, ways, change, user: userEvent.setup({ applyAccept: false }), input };
}
const names = (files: File[]) => files.map(({ name }) => name);

describe('FileUpload', () => {
  it('says what is taken, as a person would', () => {
    expect(
      limitWords({
        accept: ['image/jpeg', '.pdf', 'image/svg+xml'],
        maxBytes: 2.5 * 1024 * 1024,
        maxFiles: 3,
      }),
    ).toBe('JPEG, PDF, or SVG, up to 2.5 MB each, 3 files at most');
    expect(sizeWords(840 * 1024)).toBe('840 KB');
    const { container } = show();
    expect(container).toHaveTextContent('PNG or JPEG, up to 1 KB each, 3 files at most');
  });

  it('sends what was chosen, says how far it is, and hands over what arrived', async () => {
    const { user, input, ways, change, container } = show();
    await user.upload(input, [png('one.png'), png('two.png')]);
    expect(names(ways.map(({ file }) => file))).toEqual(['one.png', 'two.png']);
    act(() => ways[0]!.onProgress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Sending one.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(change).not.toHaveBeenCalled();
    expect((await axe(container)).violations).toEqual([]);
    act(() => ways[1]!.end());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('two.png arrived.'));
    expect(change.mock.calls.map(([files]) => names(files as File[]))).toEqual([['two.png']]);
    await user.click(screen.getByRole('button', { name: 'Remove two.png' }));
    expect(change).toHaveBeenLastCalledWith([]);
  });

  it('takes what is dropped', async () => {
    const { ways } = show();
    const zone = screen.getByRole('button', { name: /Drop files for Photos/ }).parentElement!.parentElement!;
    const file = png('dropped.png');
    const dataTransfer = {
      types: ['Files'],
      items: [
        {
          kind: 'file',
          type: 'image/png',
          getAsFile: () => file,
          webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
        },
      ],
      files: [file],
      effectAllowed: 'all',
      dropEffect: 'copy',
    };
    fireEvent.dragEnter(zone, { dataTransfer, clientX: 1, clientY: 1 });
    fireEvent.drop(zone, { dataTransfer, clientX: 1, clientY: 1 });
    await waitFor(() => expect(names(ways.map((way) => way.file))).toEqual(['dropped.png']));
  });

  it('names each file that it does not take, and takes the others', async () => {
    const { user, input, ways } = show();
    await user.upload(input, [
      new File(['x'], 'menu.exe', { type: 'application/x-msdownload' }),
      png('huge.png', 2048),
      png('empty.png', 0),
      png('good.png'),
    ]);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'menu.exe is of another kind: please choose PNG or JPEG.',
      'huge.png is 2 KB: please choose one of 1 KB at most.',
      'empty.png is empty.',
    ]);
    expect(names(ways.map(({ file }) => file))).toEqual(['good.png']);
  });

  it('takes no more than there may be, and names what is too many', async () => {
    const { user, input, ways } = show({ maxFiles: 2 });
    await user.upload(input, [png('a.png'), png('b.png'), png('c.png')]);
    expect(screen.getByRole('alert')).toHaveTextContent('c.png is one too many: 2 at most.');
    expect(ways).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
  });

  it('says why a file failed, and tries it again without it being chosen again', async () => {
    const { user, input, ways, change } = show();
    await user.upload(input, png());
    act(() => ways[0]!.fail('The connection was lost.'));
    const line = within(await screen.findByRole('listitem'));
    await waitFor(() => expect(line.getByText('The connection was lost.')).toBeVisible());
    await user.click(line.getByRole('button', { name: 'Try lunch.png again' }));
    expect(ways).toHaveLength(2);
    act(() => ways[1]!.end());
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    expect(line.queryByText('The connection was lost.')).not.toBeInTheDocument();
  });

  it('hands what arrived to whoever listens by then', async () => {
    const { user, input, ways, change, rerender } = show();
    await user.upload(input, [png()]);
    const later = jest.fn();
    rerender(<FileUpload label="Photos" send={() => Promise.resolve()} onChange={later} />);
    act(() => ways[0]!.end());
    await waitFor(() => expect(later).toHaveBeenCalledTimes(1));
    expect(change).not.toHaveBeenCalled();
  });

  it('tries a failed file again once, however fast it is pressed', async () => {
    const { user, input, ways } = show();
    await user.upload(input, png());
    act(() => ways[0]!.fail('The connection was lost.'));
    const again = await screen.findByRole('button', { name: 'Try lunch.png again' });
    act(() => {
      again.click();
      again.click();
    });
    expect(ways).toHaveLength(2);
    expect(ways.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('gives up a file that is taken away on its way, and all of them when the page is left', async () => {
    const { user, input, ways, unmount } = show();
    await user.upload(input, [png('a.png'), png('b.png')]);
    await user.click(screen.getByRole('button', { name: 'Stop sending a.png' }));
    expect(ways.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    unmount();
    expect(ways[1]!.signal.aborted).toBe(true);
  });
});
