import type { Schemas } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

type Block = Schemas['ContentBlock'];

/** The text of a page that is written in Markdown; `top` is the level of its highest headings. */
export function ContentBody({ blocks, top = 2 }: { blocks: readonly Block[]; top?: 2 | 3 }) {
  return (
    <Root>
      {blocks.map((block, at) => (
        // The blocks of a page neither move nor change.
        <Part key={at} block={block} top={top} />
      ))}
    </Root>
  );
}

function Part({ block: { kind, level, lines }, top }: { block: Block; top: 2 | 3 }) {
  const words = lines.map((line, at) => <Words key={at} line={line} />);
  const items = words.map((each, at) => <li key={at}>{each}</li>);
  switch (kind) {
    case 'heading':
      return (level ?? 2) + top - 2 > 2 ? <h3>{words}</h3> : <h2>{words}</h2>;
    case 'list':
      return <ul>{items}</ul>;
    case 'steps':
      return <ol>{items}</ol>;
    case 'quote':
      return <blockquote>{words}</blockquote>;
    case 'paragraph':
      return <p>{words}</p>;
  }
}

const Words = ({ line }: { line: Block['lines'][number] }) =>
  line.map(({ text: said, strong, emphasized, href }, at) => {
    if (href !== null)
      return (
        <Link key={at} {...(href.startsWith('/') ? { to: href } : { href })}>
          {said}
        </Link>
      );
    return strong ? <strong key={at}>{said}</strong> : emphasized ? <em key={at}>{said}</em> : said;
  });

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 44rem;

  h2 {
    margin-top: ${space(4)};
    font-size: ${text.heading};
  }
  p,
  li {
    line-height: 1.65;
  }
  ul,
  ol {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.copper};
  }
  blockquote {
    padding-left: ${space(4)};
    border-left: 3px solid ${color.copper};
    font-family: ${font.heading};
    font-size: ${text.heading};
  }
`;
