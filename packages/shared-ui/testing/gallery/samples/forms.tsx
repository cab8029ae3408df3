import { Card, Icon, IconButton, Stack, Text, TextLink } from '../../../src/core';
import {
  boolean,
  CheckboxField,
  Form,
  object,
  PasswordField,
  string,
  SubmitButton,
  TextField,
} from '../../../src/forms';
import { NoteField, TextInput } from '../../../src/inputs/text-input';
import { Switch } from '../../../src/inputs/switch';
import { SearchSelect, SearchSelectInput } from '../../../src/select/search-select';
import type { Sample } from '../sample.types';

const nothing = () => undefined;
const countries = ['France', 'Germany', 'India', 'Japan', 'Kenya', 'Mexico', 'Peru'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const schema = object({
  email: string().email('Invalid email address').required('Email is required'),
  password: string().min(8, 'Password must be at least 8 characters').required('Password is required'),
  country: string().defined(),
  language: string().defined(),
  terms: boolean().oneOf([true], 'Please accept the terms').defined(),
});

function SignUp() {
  return (
    <Card style={{ maxWidth: 440, width: '100%' }}>
      <Form
        initialValues={{ email: 'aiko@', password: '', country: '4', language: 'en', terms: false }}
        schema={schema}
        onSubmit={nothing}
      >
        <SearchSelectInput
          label="Country"
          value=""
          onChange={nothing}
          options={countries}
          nothingFound="No countries found"
          placeholder="Select your country"
          optional
        />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          help="At least 8 characters, with upper and lower case and a number."
        />
        <CheckboxField
          name="terms"
          label={
            <>
              I agree to the <TextLink to="/terms">Terms</TextLink> and{' '}
              <TextLink to="/privacy">Privacy</TextLink>
            </>
          }
        />
        <SubmitButton fullWidth>Create account</SubmitButton>
      </Form>
    </Card>
  );
}

export const formSamples: Sample[] = [
  { name: 'form', render: () => <SignUp /> },
  {
    name: 'form-errors',
    render: () => <SignUp />,
    prepare: async (root) => {
      root.querySelector<HTMLElement>('[type="submit"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  },
  {
    name: 'text-input',
    render: () => (
      <Stack gap={4} style={{ maxWidth: 440 }}>
        <TextInput
          label="Your answer"
          labelHidden
          size="large"
          placeholder="Enter your answer..."
          value="かさ"
          onChange={nothing}
          end={<IconButton label="Submit answer" icon={<Icon name="send" />} tone="ai" />}
        />
        <TextInput label="First name" value="" onChange={nothing} disabled />
      </Stack>
    ),
  },
  {
    name: 'note-field',
    render: () => (
      <Stack gap={4}>
        <NoteField
          label="Note"
          value=""
          onChange={nothing}
          onSubmit={nothing}
          placeholder="A word, a phrase, a topic…"
          end={<IconButton label="Save note" icon={<Icon name="send" />} disabled />}
        />
        <NoteField
          label="Note"
          value={'umbrella\ntravel by train\n傘をさす'}
          onChange={nothing}
          onSubmit={nothing}
          end={<IconButton label="Save note" icon={<Icon name="send" />} tone="ai" />}
        />
      </Stack>
    ),
  },
  {
    name: 'switch',
    render: () => (
      <Stack gap={2}>
        <Switch label="Review" checked onChange={nothing} />
        <Switch
          label="Audio autoplay"
          help="Plays each word once when it appears"
          checked={false}
          onChange={nothing}
        />
      </Stack>
    ),
  },
  {
    name: 'search-select',
    windowHeight: 380,
    render: () => (
      <Stack style={{ maxWidth: 360 }}>
        <Text size="sm" weight="semibold">
          Country
        </Text>
        <SearchSelect
          label="Country"
          options={countries}
          value="4"
          onChange={nothing}
          nothingFound="No countries found"
          searchLabel="Search countries"
        />
      </Stack>
    ),
    prepare: async (root) => {
      root.querySelector('[role="combobox"]')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  },
];
