import type { Mail } from '../mail/mail';

type Content = Omit<Mail, 'to'>;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

interface Parts {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly action: string;
  readonly url: string;
  readonly footnote: string;
}

function compose({ subject, greeting, body, action, url, footnote }: Parts): Content {
  const [href, ...texts] = [url, greeting, body, action, footnote].map(escapeHtml);
  const [hello, about, label, note] = texts;
  return {
    subject,
    text: `${greeting}\n\n${body}\n\n${url}\n\n${footnote}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<p>${hello}</p><p>${about}</p>`,
      `<p><a href="${href}">${label}</a></p>`,
      `<p style="color:#555">${note}</p></body></html>`,
    ].join('\n'),
  };
}

export const verificationMail = (firstName: string, url: string): Content =>
  compose({
    subject: 'Verify your email for Kotoba',
    greeting: `Hello ${firstName},`,
    body: 'welcome to Kotoba. Please verify your email address to start learning:',
    action: 'Verify email',
    url,
    footnote: 'The link works once, for 24 hours. If you did not open an account, ignore this mail.',
  });

export const resetMail = (firstName: string, url: string): Content =>
  compose({
    subject: 'Reset your Kotoba password',
    greeting: `Hello ${firstName},`,
    body: 'somebody, hopefully you, asked for a new password. Choose one here:',
    action: 'Choose a new password',
    url,
    footnote:
      'The link works once, for 30 minutes, and signs you out everywhere. If it was not you, ignore this mail.',
  });
