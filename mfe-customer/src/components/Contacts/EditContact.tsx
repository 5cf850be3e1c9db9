import { pageId } from '@copper-carrot/contracts';
import { ContactBody, NewContactBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../useMay';
import { addContact, changeContact, type Contact, staleContact, useContact } from './api';
import { contactPages, type ContactsPage } from './contact-pages';

/** The page that a dialog lies over, by its address. */
function usePages(below: ContactsPage) {
  const id = pageId(useParams().organizationId);
  const navigate = useNavigate();
  const { list } = contactPages(id, below);
  return { id, list, close: () => void navigate(list, { replace: true }) };
}

/** Adds a contact, over the page that lists them. */
export function NewContact({ below }: { below: ContactsPage }) {
  const { id, close } = usePages(below);
  const may = useMay(id);
  return (
    <Dialog open onClose={close} title="Add a contact" size="small">
      {may('team_contacts', 'create') ? (
        <ContactForm teamId={id} contact={null} onDone={close} />
      ) : (
        <Notice tone="info">Admins and orderers of the organization keep its contacts.</Notice>
      )}
    </Dialog>
  );
}

/** Changes a contact; without one in the address there is nothing to edit. */
export function EditContact({ below }: { below: ContactsPage }) {
  const { id: contactId } = useParams();
  const { list } = usePages(below);
  if (contactId === undefined) return <Navigate replace to={list} />;
  return <Editing below={below} contactId={pageId(contactId)} />;
}

function Editing({ below, contactId }: { below: ContactsPage; contactId: number }) {
  const { id, close } = usePages(below);
  const { data: contact } = useContact(id, contactId);
  return (
    <Dialog open onClose={close} title="Edit the contact" size="small">
      {contact?.can.update === false && (
        <Notice tone="info">Admins and orderers of the organization keep its contacts.</Notice>
      )}
      {contact?.can.update && <ContactForm teamId={id} contact={contact} onDone={close} />}
      {!contact && (
        <Loading label="Loading the contact">
          <Skeleton height="16rem" />
        </Loading>
      )}
    </Dialog>
  );
}

interface ContactFormProps {
  teamId: number;
  /** Null for a new one. */
  contact: Contact | null;
  onDone: () => void;
}

function ContactForm({ teamId, contact, onDone }: ContactFormProps) {
  const { form, field } = useApiForm({
    limits: contact ? ContactBody : NewContactBody,
    within: 'contact.',
    initial: {
      name: contact?.name ?? '',
      entity: contact?.entity ?? 'person',
      phone_number: contact?.phone_number ?? '',
      email: contact?.email ?? '',
      contact_method_type: contact?.contact_method_type ?? 'phone',
    },
    labels: {
      name: 'Name',
      entity: 'Kind',
      phone_number: 'Phone',
      email: 'E-mail',
      contact_method_type: 'Reached by',
    },
    send: ({ phone_number: phone, email, ...rest }) => {
      const fields = { ...rest, phone_number: phone.trim() || null, email: email.trim() || null };
      return contact ? changeContact(teamId, contact.id, fields) : addContact(teamId, fields);
    },
    stale: staleContact(teamId, contact?.id ?? null),
    onDone({ name }) {
      notify({ kind: 'success', message: `${name} is saved.` });
      onDone();
    },
  });
  return (
    <Form aria-label={contact ? 'Edit the contact' : 'Add a contact'} {...form}>
      <TextField {...field('name')} autoComplete="off" />
      <Select
        {...field('entity')}
        options={[
          { value: 'person', label: 'Person' },
          { value: 'store', label: 'Desk or place' },
        ]}
      />
      <TextField {...field('phone_number')} type="tel" required={false} autoComplete="off" />
      <TextField {...field('email')} type="email" required={false} autoComplete="off" />
      <Select
        {...field('contact_method_type')}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'sms', label: 'Text message' },
          { value: 'email', label: 'E-mail' },
        ]}
      />
      <Button type="submit" wide>
        Save contact
      </Button>
    </Form>
  );
}
