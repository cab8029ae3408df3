import { object } from '@kotoba/shared-ui/forms';
import {
  confirmRule,
  currentPasswordRule,
  emailRule,
  nameRule,
  newPasswordRule,
  signInPasswordRule,
} from './rules';

const form = object({
  email: emailRule(),
  firstName: nameRule('First name'),
  lastName: nameRule('Last name'),
  signInPassword: signInPasswordRule(),
  currentPassword: currentPasswordRule(),
  password: newPasswordRule(),
  confirm: confirmRule(),
});
type Field = keyof typeof form.fields;

const PASSWORD = 'Kasa-wo-sasu-1';
const short = 'Password must be at least 8 characters';
const weak = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

/** What the form says first about `field`, when `text` stands in it; null when it accepts that. */
async function verdict(field: Field, text: string): Promise<string | null> {
  const values = { password: PASSWORD, [field]: text };
  const said = await form.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string; message: string }[] }) => error.inner,
  );
  return said.find(({ path }) => path === field)?.message ?? null;
}

test.each<[Field, string, string | null]>([
  ['email', '', 'Email is required'],
  ['email', '  ', 'Email is required'],
  ['email', 'aiko', 'Invalid email address'],
  ['email', 'aiko@', 'Invalid email address'],
  ['email', 'aiko@example', 'Invalid email address'],
  ['email', 'a b@example.org', 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@example.org`, 'Invalid email address'],
  ['email', ' aiko@example.org ', null],
  ['firstName', ' ', 'First name is required'],
  ['firstName', ' A ', 'First name must be at least 2 characters'],
  ['lastName', 'M'.repeat(101), 'Last name is too long'],
  ['lastName', 'M'.repeat(100), null],
  ['signInPassword', '', 'Password is required'],
  ['signInPassword', '1234567', short],
  ['signInPassword', 'kasa-wo-sasu', null],
  ['currentPassword', '', 'Password is required'],
  ['currentPassword', 'short', null],
  ['currentPassword', 'K'.repeat(1025), 'Password is too long'],
  ['password', '', 'Password is required'],
  ['password', 'Kasa-1', short],
  ['password', 'kasa-wo-sasu-1', weak],
  ['password', 'KASA-WO-SASU-1', weak],
  ['password', 'Kasa-wo-sasu', weak],
  ['password', `Kasa-1${'a'.repeat(1019)}`, 'Password is too long'],
  ['password', PASSWORD, null],
  ['confirm', 'Kasa-wo-sasu-2', 'Passwords do not match'],
  ['confirm', PASSWORD, null],
])('%s %j: %s', async (field, text, words) => {
  expect(await verdict(field, text)).toBe(words);
});
