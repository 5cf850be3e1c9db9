import { render, screen } from '@testing-library/react';
import { Cluster, Stack } from './Layout';

const laidOut = (element: HTMLElement, name: string) => element.style.getPropertyValue(name);

describe('Layout', () => {
  it('keeps how a part is laid out to itself: what stands in it is laid out by its own', () => {
    render(
      <Stack align="center">
        <Cluster justify="end" wrap={false} aria-label="Row" as="section">
          <Stack aria-label="Column" as="section">
            <Cluster aria-label="Inner row" as="section" />
          </Stack>
        </Cluster>
      </Stack>,
    );
    expect(laidOut(screen.getByLabelText('Column'), '--align')).toBe('stretch');
    const inner = screen.getByLabelText('Inner row');
    expect(['--align', '--justify', '--wrap'].map((name) => laidOut(inner, name))).toEqual([
      'center',
      'start',
      'wrap',
    ]);
  });
});
