import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/orderer/documents';
const receipt: Schemas['Document'] = {
  ...{ id: 'receipt-12', kind: 'receipt', title: 'Receipt of order #12', about: 'Saffron Kitchen' },
  ...{ date: '2026-11-10', amount: 850, expires_on: null, order_id: 12, is_uploaded: false },
};
const apiWith = (records: Schemas['Document'][]) =>
  new FakeApi().on('get', path, () => ({ records, count: records.length }));

it('[DOC-02] lists the papers of an organization to take away, by kind and year', async () => {
  const api = apiWith([receipt]);
  const { container } = await open('/organization/4/documents?kind=receipt&year=2026', api);
  expect(await screen.findByRole('row', { name: 'Receipt of order #12' })).toHaveTextContent(
    /Order #12 from Saffron Kitchen.*Tue 11\/10\/2026.*\$850\.00/,
  );
  expect(screen.getByRole('link', { name: 'Download Receipt of order #12' })).toHaveAttribute(
    'href',
    `${path}/receipt-12/file`,
  );
  expect(Object.fromEntries(api.called('get', path)[0]?.query ?? [])).toMatchObject({
    ...{ team_id: '4', kind: 'receipt', year: '2026' },
  });
  expect((await axe(container)).violations).toEqual([]);
});

it('[DOC-01] shows the papers of one’s own orders, and nothing to whoever may not list documents', async () => {
  const api = apiWith([]);
  const { unmount } = await open('/customer/1/documents', api);
  expect(await screen.findByText('No documents yet')).toBeVisible();
  expect(api.called('get', path)[0]?.query.get('team_id')).toBeNull();
  unmount();
  await open(
    '/customer/1/documents',
    new FakeApi().on('get', path, () => new Refusal(403, 'forbidden')),
  );
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

it('makes a link that ends after the chosen days', async () => {
  const api = apiWith([receipt]).on('post', `${path}/{id}/links`, () => ({
    url: '/cpi/v2/public/documents/file?token=abc',
    expires_at: '2026-12-01T12:00:00.000Z',
  }));
  await open('/organization/4/documents', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Share Receipt of order #12' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share Receipt of order #12' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Link to the document' })).toHaveDisplayValue(
    /\/cpi\/v2\/public\/documents\/file\?token=abc$/,
  );
  expect(api.called('post', `${path}/{id}/links`)[0]).toMatchObject({
    params: { id: 'receipt-12' },
    body: { link: { days: 7 } },
  });
});

it('lets a site admin add a signed paper to an organization, and take one away', async () => {
  const contract: Schemas['Document'] = {
    ...{
      ...receipt,
      id: 'file-3',
      kind: 'contract',
      title: 'Frame contract',
      about: null,
      date: '2026-11-01',
    },
    ...{ amount: null, order_id: null, is_uploaded: true },
  };
  const api = apiWith([contract])
    .on('post', path, () => contract)
    .on('delete', `${path}/{id}`, () => undefined);
  await open('/organization/4/documents', api, { is_admin: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a document' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Title/ }), {
    target: { value: 'Frame contract' },
  });
  const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode('%PDF-1.7').buffer) });
  fireEvent.change(dialog.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [file] },
  });
  await within(dialog).findByText('contract.pdf');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add the document' }));
  await waitFor(() => expect(api.called('post', path)).toHaveLength(1));
  expect(api.called('post', path)[0]?.body.document).toEqual({
    ...{ team_id: 4, kind: 'contract', title: 'Frame contract', expires_on: null, content: btoa('%PDF-1.7') },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Frame contract' }));
  await waitFor(() => expect(api.called('delete', `${path}/{id}`)[0]?.params.id).toBe('file-3'));
});
