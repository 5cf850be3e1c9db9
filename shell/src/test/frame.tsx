import { fireEvent, render, screen } from '@testing-library/react';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { FrameForm } from '../frame/FrameForm';
import { connectTestShell } from './shell';

export function open(address: string, fragment = '', api = new FakeApi()) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  connectTestShell();
  globalThis.fetch = api.fetch;
  const onSuccess = jest.fn();
  render(
    <FrameForm
      pathname={pathname}
      query={searchParams}
      handed={new URLSearchParams(fragment)}
      onSuccess={onSuccess}
    />,
  );
  return { api, onSuccess };
}
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export const fillIn = () => {
  type(/Your name/, 'Robin');
  type(/Password/, 'seven green bottles');
};
