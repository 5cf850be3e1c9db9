import { fireEvent, screen } from '@testing-library/react';
import { type FakeServer } from './server';

export const preview = '/cpi/v1/orderer/packages/{id}/order/preview';
export const order = '/cpi/v1/orderer/packages/{id}/order';
export const path = '/packages/curry-table?place_id=1&headcount=20';
export const settled = () => screen.findByText('$381.31');
export const previews = (server: FakeServer) => server.bodies('post', preview);
/** Longer than the debounce of the preview. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
export const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start order' }));
export const more = (name: string) => fireEvent.click(screen.getByRole('button', { name: `More ${name}` }));
export const fewer = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Fewer ${name}` }));
