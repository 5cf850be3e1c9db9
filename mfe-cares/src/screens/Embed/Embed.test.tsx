import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aCampaign, FakeServer } from '../../test/server';
import { snippetOf } from './snippet';

function api(embedding: 'any_site' | 'listed_sites' | 'none' = 'any_site') {
  const made = new FakeServer();
  made.campaigns = [aCampaign(1, { name: 'Night suppers', slug: 'night-suppers' })];
  made.embedding = embedding;
  return made;
}
const html = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML for your page' });

it('[CARE-06] the campaign hands out its widget’s HTML, as it will look', async () => {
  const written = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText: written } });
  const { container } = await open('/cares/night-suppers', api());
  expect(screen.queryByRole('textbox', { name: 'HTML for your page' })).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Get the HTML' }));
  await waitFor(() => expect(html()).toBeVisible());
  expect(html().value).toContain('campaign="night-suppers" size="card" color="copper" style=');
  fireEvent.click(screen.getByRole('radio', { name: 'Wide' }));
  expect(html().value).toContain('size="wide"');
  expect(html().value).toContain('max-width:48rem;height:232px');
  expect(screen.getByTitle('How the widget looks')).toHaveAttribute(
    'src',
    '/cares/night-suppers/widget?size=wide&color=copper&theme=auto',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy the HTML' }));
  await waitFor(() => expect(written).toHaveBeenCalledWith(html().value));
  expect((await axe(container)).violations).toEqual([]);
});

it('says of a campaign with listed sites whom to ask, and offers nothing of one that stays here', async () => {
  const { unmount } = await open('/cares/night-suppers', api('listed_sites'));
  fireEvent.click(await screen.findByRole('button', { name: 'Get the HTML' }));
  expect(await screen.findByText(/on the sites that its organizers listed/)).toBeVisible();
  unmount();
  await open('/cares/night-suppers', api('none'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get the HTML' })).not.toBeInTheDocument();
});

it('writes HTML in which a name stays a name, and which keeps its height from the start', () => {
  const snippet = snippetOf(
    { slug: 'night-suppers', name: '</a><script>"Soup" & bread' },
    { size: 'bar', color: 'leaf', theme: 'dark' },
    'https://www.coppercarrot.example',
  );
  expect(snippet.split('\n')).toEqual([
    '<script async src="https://www.coppercarrot.example/widget.js"></script>',
    '<copper-carrot-campaign campaign="night-suppers" size="bar" color="leaf" theme="dark" style="display:block;max-width:100%;height:76px">',
    '  <a href="https://www.coppercarrot.example/cares/night-suppers/donate">Give to &lt;/a&gt;&lt;script&gt;&quot;Soup&quot; &amp; bread</a>',
    '</copper-carrot-campaign>',
  ]);
});
