import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { siteData } from '../site-data';

/** On a demo start: the accounts and their password. */
export function DemoAccounts() {
  const { demoAccounts, demoPassword } = siteData();
  return (
    <Root open>
      <summary>Accounts to try</summary>
      <p>
        Password of each: <code>{demoPassword}</code>
      </p>
      <dl>
        {demoAccounts.map(({ email, role }) => (
          <div key={email}>
            <dt>{email}</dt>
            <dd>{role}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled.details`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkSoft};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  font-size: ${text.small};

  summary {
    cursor: pointer;
  }
  p {
    margin: ${space(2)} 0;
  }
  code {
    color: ${color.ink};
  }
  dl {
    display: grid;
    gap: ${space(1)};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
  dt {
    overflow-wrap: anywhere;
  }
  dt::after {
    content: ':';
  }
`;
