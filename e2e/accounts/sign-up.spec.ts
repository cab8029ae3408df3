import { buttonOf, fieldOf, PASSWORD } from '../support/account-forms';
import { newEmail } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { expect, test } from '../support/test';

test(
  'a guest signs up, verifies by the link of the mail, and comes to the page that was wanted, whatever is reloaded on the way',
  { tag: '@smoke' },
  async ({ page }) => {
    const wanted = '/vocabularies?query=%E5%82%98&page=2#list';
    const email = newEmail();
    const headed = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(wanted);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await fieldOf(page, 'First name').fill(' Hana ');
    await fieldOf(page, 'Last name').fill('Sato');
    await fieldOf(page, 'Email').fill(email);
    await fieldOf(page, 'Password').fill(PASSWORD);
    await page.reload();
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expect(fieldOf(page, 'Password')).toHaveValue('');

    await fieldOf(page, 'Password').fill(PASSWORD);
    await fieldOf(page, 'Confirm password').fill(PASSWORD);
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.click();
    await page.getByRole('searchbox', { name: 'Search countries' }).fill('japan');
    await page.keyboard.press('Enter');
    await expect(country).toHaveText('Japan');
    await page.getByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' }).check();
    await buttonOf(page, 'Create account').click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL('/auth/email-verification');
    await expect(page.getByText(email)).toBeVisible();

    await page.goto(await mailedLink(email, '/auth/email-verification'));
    await headed('Email Verified!');
    await page.reload();
    await buttonOf(page, 'Continue').click();
    await expect(page).toHaveURL(wanted);
    await headed('Vocabulary');
  },
);
