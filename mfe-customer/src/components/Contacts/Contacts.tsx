import { formatPhone } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { useMay } from '../useMay';
import { type Contact, contactsUrl, removeContact, useContacts } from './api';
import { contactPages, type ContactsPage } from './contact-pages';

interface ContactsProps {
  organizationId: number;
  /** The page that they are shown on, which their dialogs lie over. */
  below: ContactsPage;
}

/** Whom a caterer reaches at an organization. */
export function Contacts(props: ContactsProps) {
  const may = useMay(props.organizationId);
  if (!may('team_contacts', 'list')) return null;
  return (
    <Card as="section" aria-labelledby="contacts">
      <Stack gap={4}>
        <SectionTitle
          id="contacts"
          actions={
            may('team_contacts', 'create') && (
              <ButtonLink
                variant="secondary"
                size="small"
                to={contactPages(props.organizationId, props.below).new}
              >
                Add a contact
              </ButtonLink>
            )
          }
        >
          Contacts
        </SectionTitle>
        <Section title="We could not load the contacts">
          <ContactList {...props} />
        </Section>
      </Stack>
    </Card>
  );
}

function ContactList({ organizationId, below }: ContactsProps) {
  const { data } = useContacts(organizationId);
  if (!data)
    return (
      <Loading label="Loading contacts">
        <Skeleton height="4rem" />
      </Loading>
    );
  if (data.records.length === 0) return <p>People and desks that a caterer may call about a delivery.</p>;
  const pages = contactPages(organizationId, below);
  return (
    <Lines aria-label="Contacts">
      {data.records.map((contact) => (
        <li key={contact.id}>
          <Cluster justify="space-between" gap={3}>
            <Stack gap={0}>
              <strong>{contact.name}</strong>
              <Quiet>
                {[
                  contact.phone_number && formatPhone(contact.phone_number),
                  contact.email,
                  `Reached by ${contact.contact_method_type_string.toLowerCase()}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
            </Stack>
            <Cluster gap={2}>
              {contact.can.update && (
                <ButtonLink
                  variant="quiet"
                  size="small"
                  to={pages.edit(contact.id)}
                  aria-label={`Edit ${contact.name}`}
                >
                  Edit
                </ButtonLink>
              )}
              {contact.can.delete && <Removal contact={contact} />}
            </Cluster>
          </Cluster>
        </li>
      ))}
    </Lines>
  );
}

function Removal({ contact: { id, team_id: teamId, name } }: { contact: Contact }) {
  const [asking, setAsking] = useState(false);
  const { run, failure } = useWrite(() => removeContact(teamId, id), {
    stale: [contactsUrl(teamId)],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is removed.` });
    },
  });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Remove"
        onConfirm={run}
        error={failure?.message}
      >
        Orders that name this contact already keep it.
      </AlertDialog>
    </>
  );
}

const Lines = styled.ul`
  display: grid;

  > li {
    padding: 0.625rem 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Quiet = styled.span`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
