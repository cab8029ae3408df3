export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail was handed over. */
  send(mail: Mail): Promise<void>;
  /** Does the work of handing a mail over, as far as it is done here, and keeps and sends nothing: for a mail to nobody. */
  rehearse(mail: Mail): Promise<void>;
}
