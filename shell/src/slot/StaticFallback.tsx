import { type StaticFallback as Words } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

/** The fallback of a late remote: its static text, links and a retry button. */
export function StaticFallback({ words, onRetry }: { words: Words; onRetry?: () => void }) {
  return (
    <Box role="status">
      <h1>{words.title}</h1>
      <p>{words.message}</p>
      <p>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {words.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: 40rem;
  margin: ${space(10)} auto;
  padding: ${space(8)} ${space(6)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  h1 {
    font-size: ${text.heading};
  }
  p {
    color: ${color.inkSoft};
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
    align-items: center;
  }
`;
