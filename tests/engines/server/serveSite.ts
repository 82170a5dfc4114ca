import type {IncomingMessage, ServerResponse} from 'node:http';
import {type FaultyServer, serveFaulty} from '../../e2e/steps/serveFaulty.ts';
import {collector, withoutScripts} from './collector.ts';

/** How the security policy reaches the browser: with each response, or only from the `<meta>` of each page. */
export const deliveries = ['header', 'meta'] as const;
/** One of these ways. */
export type Delivery = (typeof deliveries)[number];

/** A server of the build that collects what browsers complain about. */
export type WatchedSite = FaultyServer & {
  /** What pages said went wrong in them, and what the browser reported of the policy, in order. */
  readonly complaints: string[];
};

const COMPLAINT = '/__complaint';
const COLLECTOR = '/__collector.js';
/** The address of a page, behind this one, without its scripts. */
export const WITHOUT_SCRIPTS = '/__without-scripts?';

/** What an act says of the site that it needs. */
type Delivered = {
  readonly folder?: string;
  readonly delivery?: Delivery;
  /** Changes pages on their way. */
  readonly plant?: (html: string) => string;
};

/**
 * Serves a built site with a script in front of each page that reports what goes wrong in it, since not every driver
 * reads the console.
 */
export async function serveSite({
  folder = 'build',
  delivery = 'header',
  plant = (html) => html,
}: Delivered): Promise<WatchedSite> {
  const complaints: string[] = [];
  const server = await serveFaulty(folder, {
    // The frame of a running sample is not a page: its policy refuses every file.
    edit: (html) =>
      html.includes('__docusaurus')
        ? plant(html).replace(/<head[^>]*>/, `$&<script src="${COLLECTOR}"></script>`)
        : html,
    headers: (headers, request) =>
      delivery === 'header' ? reporting(headers, request) : withoutPolicy(headers),
    answer(path, request, response) {
      if (path === COMPLAINT) receive(request, response, complaints);
      else if (path === COLLECTOR) send(response, 'text/javascript', collector(COMPLAINT));
      else if (request.url?.startsWith(WITHOUT_SCRIPTS))
        send(response, 'text/html', withoutScripts(request.url.slice(WITHOUT_SCRIPTS.length)));
      else return false;
      return true;
    },
  });
  return {...server, complaints};
}

type Headers = Readonly<Record<string, string>>;
const POLICY = 'content-security-policy';

/** The headers with a policy that reports what it refuses; a page in a frame of this test may be framed. */
function reporting(headers: Headers, request: IncomingMessage): Headers {
  const {[POLICY]: policy = '', 'x-frame-options': framing, ...others} = headers;
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  const judged = policy
    // This server speaks no TLS, and WebKit asks for it on this machine too.
    .replace('; upgrade-insecure-requests', '')
    .replace("frame-ancestors 'none'", `frame-ancestors ${isFramed ? "'self'" : "'none'"}`);
  return {
    ...others,
    ...(framing !== undefined && !isFramed && {'x-frame-options': framing}),
    [POLICY]: `${judged}; report-uri ${COMPLAINT}`,
  };
}

const withoutPolicy = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== POLICY && name !== 'x-frame-options'),
  );

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {'content-type': type, 'cache-control': 'no-store'}).end(text);
}

function receive(request: IncomingMessage, response: ServerResponse, into: string[]): void {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    into.push(text);
    response.writeHead(204).end();
  });
}
