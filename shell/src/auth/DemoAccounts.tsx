import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { siteData } from '../site-data';

/** On a demo start: who can be tried, and with which password. */
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
  padding: ${space(4)} ${space(5)};
  color: ${color.inkSoft};
  background: ${color.honeyTint};
  border-radius: ${radius.large};
  font-size: ${text.small};

  summary {
    color: ${color.ink};
    font-weight: 600;
    cursor: pointer;
  }
  p {
    margin: ${space(2)} 0;
  }
  code {
    color: ${color.ink};
    font-weight: 600;
  }
  dl {
    display: grid;
    gap: ${space(2)};
  }
  dt {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
