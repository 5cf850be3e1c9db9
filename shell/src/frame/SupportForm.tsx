import { SupportTicketBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { askSupport } from './api';

interface SupportFormProps {
  name: string;
  email: string;
  /** The initial text. */
  message: string;
  /** The path of the page that the question is about. */
  pageUrl: string | null;
  onSuccess: () => void;
}

/** The form for a question to support. */
export function SupportForm({ pageUrl, onSuccess, ...initial }: SupportFormProps) {
  const { form, field } = useApiForm({
    limits: SupportTicketBody,
    initial,
    labels: { name: 'Your name', email: 'Email', message: 'How can we help?' },
    asks: { message: 'Please write your question.' },
    send: (question, once) => askSupport({ ...question, page_url: pageUrl }, once),
    signIn: false,
    onDone: onSuccess,
  });
  return (
    <Form aria-label="Ask the support team" {...form}>
      <TextField autoComplete="name" {...field('name')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextArea rows={4} {...field('message')} />
      <Button type="submit" wide>
        Send
      </Button>
    </Form>
  );
}
