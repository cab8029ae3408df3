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

export const field = (name: string) => screen.findByLabelText(name);
export const button = (name: string) => screen.findByRole('button', { name });
