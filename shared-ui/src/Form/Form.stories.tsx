import { useState } from 'react';
import { Button } from '../Button/Button';
import { NumberField } from '../NumberField/NumberField';
import { type StorySet } from '../StyleGuide/story';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { type FieldErrors } from './form-errors';

function Details() {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <Form
      aria-label="Details"
      errors={errors}
      onSubmit={() => setErrors({ headcount: ['must be at least 10'], contact_phone: 'is missing' })}
    >
      <TextField label="Event name" name="name" defaultValue="Stand-up" />
      <NumberField label="Headcount" name="headcount" lenient defaultValue={6} />
      <TextField label="Contact phone" name="contact_phone" type="tel" />
      <Button type="submit">Save and see errors</Button>
    </Form>
  );
}

export const formStories: StorySet = {
  component: 'Form',
  group: 'Fields',
  about: 'Takes the API’s errors by field name; focus goes to the first. What was typed stays.',
  stories: [{ name: 'Errors from the server', Example: Details }],
};
