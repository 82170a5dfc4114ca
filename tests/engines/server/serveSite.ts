import type {IncomingMessage, ServerResponse} from 'node:http';
import {type FaultyServer, serveFaulty} from '../../chromium/steps/serveFaulty.ts';
import {collector, withoutScripts} from './collector.ts';

/** A server of the build that collects what browsers complain about. */
export type WatchedSite = FaultyServer & {
  /** What pages said went wrong in them, and what the browser reported of the policy, in order. */
  readonly complaints: string[];
};

const COMPLAINT = '/__complaint';
const COLLECTOR = '/__collector.js';
/** The address of a page, behind this one, without its scripts. */
export const WITHOUT_SCRIPTS = '/__without-scripts?';

/** What an act says of the site that it needs: its folder, and what changes pages on their way. */
type Delivered = {readonly folder?: string; readonly plant?: (html: string) => string};

/**
 * Serves a built site with a script in front of each page that reports what goes wrong in it, since not every driver
 * reads the console.
 */
export async function serveSite({
  folder = 'build',
  plant = (html) => html,
}: Delivered): Promise<WatchedSite> {
  const complaints: string[] = [];
  const server = await serveFaulty(folder, {
    // The frame of a running sample is not a page: its policy refuses every file.
    edit: (html) =>
      html.includes('__docusaurus')
        ? plant(html).replace(/<head[^>]*>/, `$&<script src="${COLLECTOR}"></script>`)
        : html,
    headers: reporting,
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

/**
 * The headers with a policy that reports what it refuses; a page in a frame of this test may be framed. The small site has
 * no headers of its own. Pages have the policy in a `<meta>` too, so browsers ask both.
 */
function reporting(headers: Headers, request: IncomingMessage): Headers {
  const {[POLICY]: policy, 'x-frame-options': framing, ...others} = headers;
  if (policy === undefined) return headers;
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
