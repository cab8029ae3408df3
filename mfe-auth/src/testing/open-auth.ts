import { learner, openRemote, tokenOf, type OpenRemote } from '@kotoba/federation/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

/** A password that every rule accepts. */
export const PASSWORD = 'Kasa-wo-sasu-1';

/** What sign-in, sign-up and verification answer. */
export const started = { user: { ...learner, countryId: null }, token: tokenOf('N') };
export const unverified = { ...learner, emailVerified: false };

/** Opens a screen of the account area for a guest, unless a user is given. */
export const openAuth = (options: OpenRemote) => openRemote(remote, { user: null, ...options });
export type Opened = Pick<ReturnType<typeof openAuth>, 'user'>;

export const field = (name: string) => screen.findByLabelText(name);
export const button = (name: string) => screen.findByRole('button', { name });

/** Puts `text` in place of what the field holds. Pasted: a form that is filled key by key is drawn once a key. */
export async function enter({ user }: Opened, input: Element, text: string): Promise<void> {
  await user.clear(input);
  if (text) await user.paste(text);
}

/** Enters a text into each field that is named. */
export async function fillIn(opened: Opened, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await enter(opened, await field(name), text);
}
