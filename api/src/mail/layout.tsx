import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { href, productName, supportPhone } from '@copper-carrot/contracts';
import { env } from '../env';

const serif = 'Georgia, "Times New Roman", serif';
const sans = '"Helvetica Neue", Helvetica, Arial, sans-serif';
const ink = '#241c15';
const quiet = '#6b5d50';

interface Props {
  heading: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  children: ReactNode;
}

interface OffSwitchLinks {
  /** Where this kind of mail is turned off, without an account. */
  unsubscribe: string;
  hasAccount: boolean;
}
const OffSwitch = createContext<OffSwitchLinks | null>(null);
/** A mail whose reader can turn its kind off, and is told where. */
export const withOffSwitch = (mail: ReactElement, links: OffSwitchLinks) => (
  <OffSwitch value={links}>{mail}</OffSwitch>
);

const offPath = href.customerAccount('me');

function HowToTurnOff() {
  const links = useContext(OffSwitch);
  if (!links) return null;
  return (
    <>
      {' '}
      <a href={links.unsubscribe} style={{ color: quiet }}>
        Unsubscribe from mails like this
      </a>
      {links.hasAccount && (
        <>
          {' or '}
          <a href={new URL(offPath, env.PUBLIC_ORIGIN).href} style={{ color: quiet }}>
            choose which mails you get
          </a>
        </>
      )}
      .
    </>
  );
}

/** The frame of every mail: the product's name, a heading, the message, and how to reach people. */
export function MailLayout({ heading, preview, children }: Props) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#fffaf3', color: ink, fontFamily: sans, margin: 0 }}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text style={{ color: '#a9460f', fontFamily: serif, fontSize: 18, fontWeight: 700, margin: 0 }}>
            {productName}
          </Text>
          <Heading
            as="h1"
            style={{ fontFamily: serif, fontSize: 28, lineHeight: '34px', margin: '24px 0 16px' }}
          >
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e4d8c8', margin: '32px 0 16px' }} />
          <Text style={{ color: quiet, fontSize: 13, lineHeight: '20px', margin: 0 }}>
            Questions? Call {supportPhone} or answer this mail.
            <HowToTurnOff />
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: ink, fontSize: 16, lineHeight: '26px', margin: '0 0 16px' }}>{children}</Text>
);

export const Subheading = ({ children }: { children: ReactNode }) => (
  <Heading as="h2" style={{ fontFamily: serif, fontSize: 20, lineHeight: '26px', margin: '24px 0 0' }}>
    {children}
  </Heading>
);

/** The one thing to do next; `path` is a path of the site. */
export const Action = ({ path, children }: { path: string; children: ReactNode }) => (
  <Section style={{ margin: '24px 0' }}>
    <Button
      href={new URL(path, env.PUBLIC_ORIGIN).href}
      style={{
        backgroundColor: '#a9460f',
        borderRadius: 8,
        color: '#ffffff',
        fontSize: 16,
        fontWeight: 600,
        padding: '14px 24px',
      }}
    >
      {children}
    </Button>
  </Section>
);

/** Labels and values, one pair a line: a receipt, the facts of an order. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <table width="100%" cellPadding={0} cellSpacing={0} role="presentation" style={{ margin: '16px 0' }}>
    <tbody>
      {rows.map(([label, value], index) => (
        <tr key={index}>
          <td style={{ color: quiet, fontSize: 15, padding: '6px 0' }}>{label}</td>
          <td
            style={{
              color: ink,
              fontSize: 15,
              fontVariantNumeric: 'tabular-nums',
              padding: '6px 0',
              textAlign: 'right',
            }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
