import { fireEvent, render, screen } from '@testing-library/react';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { FrameForm } from '../frame/FrameForm';
import { connectTestShell } from './shell';

/** Shows a frame, over the API as a test has it. */
export function open(pathname: string, fragment = '', api = new FakeApi()) {
  connectTestShell();
  globalThis.fetch = api.fetch;
  const onSuccess = jest.fn();
  render(<FrameForm pathname={pathname} handed={new URLSearchParams(fragment)} onSuccess={onSuccess} />);
  return { api, onSuccess };
}
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What every sign-up asks for. */
export const fillIn = () => {
  type(/Your name/, 'Robin');
  type(/Password/, 'seven green bottles');
};
