import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came, dots unstuffed, with LF line ends. */
  readonly source: string;
}

export interface SmtpServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** From now on the next `count` mails are refused for the moment. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A small SMTP server (RFC 5321) that keeps what it is sent. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusing = 0;

  function converse(socket: Socket): void {
    let from = '';
    let to: string[] = [];
    let data: string[] | null = null;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    const address = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';

    const verbs: Record<string, (line: string) => void> = {
      EHLO: () => say('250-test\r\n250 8BITMIME'),
      'MAIL FROM': (line) => {
        from = address(line);
        if (refusing > 0) say('451 4.3.0 Try again later');
        else say('250 OK');
        refusing = Math.max(0, refusing - 1);
      },
      'RCPT TO': (line) => {
        to.push(address(line));
        say('250 OK');
      },
      RSET: () => say('250 OK'),
      DATA: () => {
        data = [];
        say('354 Go on');
      },
      QUIT: () => {
        say('221 Bye');
        socket.end();
      },
    };

    function read(line: string): void {
      if (data === null) {
        const verb = Object.keys(verbs).find((name) => line.toUpperCase().startsWith(name));
        if (verb === undefined) say('502 Not known');
        else verbs[verb]?.(line);
      } else if (line === '.') {
        received.push({ from, to, source: data.join('\n') });
        [data, to] = [null, []];
        say('250 OK');
      } else data.push(line.replace(/^\./, ''));
    }

    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', read);
    say('220 test ESMTP');
  }

  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (count) => void (refusing = count),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const decodeQuotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeBody = (part: string): string => {
  const split = part.indexOf('\n\n');
  const [head, body] = [part.slice(0, split), part.slice(split + 2)];
  if (/transfer-encoding: quoted-printable/i.test(head)) return decodeQuotedPrintable(body);
  return /transfer-encoding: base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
};

/** The two bodies of a `multipart/alternative` mail and its headers (unfolded, lower-case names). */
export function readMail({ source }: ReceivedMail): {
  headers: Record<string, string>;
  text: string;
  html: string;
} {
  const head = source.slice(0, source.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
  const [, text = '', html = ''] = source.split(`--${boundary}`).map((part) => decodeBody(part.trimStart()));
  return { headers, text, html };
}
