import { isEmailAddress, maxLength, minLength } from '@kotoba/contracts';
import { ref, string } from '@kotoba/shared-ui/forms';
import { t } from '../texts';

const STRONG = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su;

/** Source: ACC-13 to ACC-17. */
export const emailRule = () =>
  string()
    .trim()
    .required(t('rule.emailRequired'))
    .test('email', t('rule.emailInvalid'), (typed = '') => isEmailAddress(typed));

export const signInPasswordRule = () =>
  string().required(t('rule.passwordRequired')).min(minLength.password, t('rule.passwordShort'));

/** The one that the account has: whatever it is, only the server can say whether it is right. */
export const currentPasswordRule = () =>
  string()
    .required(t('rule.passwordRequired'))
    .max(maxLength.password, t('rule.tooLong', { name: t('field.password') }));

export const newPasswordRule = () =>
  signInPasswordRule()
    .max(maxLength.password, t('rule.tooLong', { name: t('field.password') }))
    .matches(STRONG, t('rule.passwordWeak'));

export const confirmRule = () =>
  string()
    .required(t('rule.confirmRequired'))
    .oneOf([ref('password')], t('rule.confirmDifferent'));

export const nameRule = (name: string) =>
  string()
    .trim()
    .required(t('rule.nameRequired', { name }))
    .min(minLength.name, t('rule.nameShort', { name }))
    .max(maxLength.name, t('rule.tooLong', { name }));
