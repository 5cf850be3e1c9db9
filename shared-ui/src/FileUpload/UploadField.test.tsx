import { connectTestShell, FakeApi, FakeStorage, Refusal } from '@copper-carrot/contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadFile } from './upload-file';
import { UploadField, type UploadFieldProps } from './UploadField';

const presign = '/cpi/v1/uploads/presign';
const key = '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11';
const png = new File([new Uint8Array(10)], 'lunch.png', { type: 'image/png' });

let api: FakeApi;
let storage: FakeStorage;
beforeEach(() => {
  connectTestShell();
  storage = new FakeStorage();
  api = new FakeApi().on('get', presign, () => ({
    ...{ key, url: '/local/s3/uploads', max_bytes: 1000, expires_at: '2026-11-30T12:00:00.000Z' },
    fields: { key: 'incoming/1', Policy: 'p' },
  }));
  globalThis.fetch = api.fetch;
});

function show(props: Partial<UploadFieldProps> = {}) {
  const change = jest.fn();
  const { container } = render(<UploadField label="Picture" purpose="avatar" onChange={change} {...props} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { change, input, user: userEvent.setup() };
}
const again = () => screen.findByRole('button', { name: 'Try lunch.png again' });

it('[UPL-01] [UPL-03] asks where a file may be posted, and posts it there with the fields before the file', async () => {
  const { user, input, change } = show();
  await user.upload(input, png);
  await waitFor(() => expect(change).toHaveBeenCalledWith([key]));
  expect(api.called('get', presign).map(({ query }) => [...query])).toEqual([
    [
      ['filename', 'lunch.png'],
      ['filetype', 'image/png'],
      ['purpose', 'avatar'],
    ],
  ]);
  expect(storage.posted).toMatchObject([{ url: '/local/s3/uploads', names: ['key', 'Policy', 'file'] }]);
  expect((storage.posted[0]?.form.get('file') as File).name).toBe('lunch.png');
});

it('[UPL-04] reports how much was sent', async () => {
  const onProgress = jest.fn();
  await uploadFile(png, 'avatar', { onProgress });
  expect(onProgress).toHaveBeenCalledWith(0.5);
});

async function expectRetry(answer: 403 | 'broken', sentence: string) {
  storage.answers = [answer];
  const { user, input, change } = show();
  await user.upload(input, png);
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(await again());
  await waitFor(() => expect(change).toHaveBeenCalledWith([key]));
  expect(api.called('get', presign)).toHaveLength(2);
}

it('[UPL-05] says a status outside 200-299, and tries again from the start', async () => {
  await expectRetry(403, 'Upload failed with status 403');
});

it('[UPL-06] says that the connection broke, and tries again from the start', async () => {
  await expectRetry('broken', 'Network error during upload.');
});

it('[UPL-07] logs and rethrows that an upload could not be prepared', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on(
    'get',
    presign,
    () => new Refusal(429, 'too_many_requests', { message: 'Too many files were sent.' }),
  );
  await expect(uploadFile(png, 'avatar')).rejects.toMatchObject({ status: 429 });
  expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 429 }));
  logged.mockRestore();
  expect(storage.posted).toEqual([]);
});

it('has not arrived before it is used, and says why it could not be', async () => {
  const sentence = 'This file is of another type.';
  const use = jest.fn().mockRejectedValueOnce(Object.assign(new Error(sentence), { status: 422 }));
  const { user, input, change } = show({ onArrived: use });
  await user.upload(input, png);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await user.click(await again());
  await waitFor(() => expect(change).toHaveBeenCalledWith([key]));
  expect(use.mock.calls).toEqual([[key], [key]]);
});
