import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import {headersFor, readHeadersFile} from '../../html/readHeadersFile.ts';
import type {LocalServer} from './listenLocally.ts';
import {contentType, listenLocally} from './listenLocally.ts';

/** What can happen to a file on its way. */
export const faults = ['blocked', 'slow', 'cut off', 'answered with HTML'] as const;
/** One of the faults. */
export type Fault = (typeof faults)[number];

/** A server of the build whose files can be made to fail. */
export type FaultyServer = LocalServer & {
  /** Lets the files fail whose path the pattern matches, so many times or for good. */
  readonly fail: (files: RegExp, fault: Fault, times?: number) => void;
  /** Sends pages only up to the script behind their first text; the rest comes when the server is healed. */
  readonly holdBack: () => void;
  /** Ends every fault and answers what is still held back. */
  readonly heal: () => void;
  /** Puts the site up again under other file names, as a deploy does; the old names are gone. */
  readonly deploy: () => void;
  /** The paths asked for, in order. */
  readonly asked: readonly string[];
};

/** What a test changes about every response. */
export type ResponseChanges = {
  /** Changes the text of a page. */
  readonly edit?: (html: string) => string;
  /** Changes the headers that the `_headers` file gives to a path. */
  readonly headers?: (headers: Headers, request: IncomingMessage) => Headers;
  /** Answers a path that is not of the site, and says whether it did. */
  readonly answer?: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
};

type Headers = Readonly<Record<string, string>>;

/** Serves the build with its headers, and with the faults that a test asks for. */
export async function serveFaulty(
  folder = 'build',
  {edit, headers = (unchanged) => unchanged, answer: answerFirst}: ResponseChanges = {},
): Promise<FaultyServer> {
  // Only the documentation says what a host sends with its files.
  const rules = existsSync(join(folder, '_headers')) ? readHeadersFile(folder) : [];
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let failing: {files: RegExp; fault: Fault; times: number} | undefined;
  let isDeployed = false;
  let holdsBack = false;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (answerFirst?.(path, request, response)) return;
    asked.push(path);
    const file = findFile(folder, isDeployed ? oldName(path) : path);
    const type = contentType(extname(file ?? '404.html'));
    const read = readFileSync(file ?? join(folder, '404.html'));
    const body = edit && type.startsWith('text/html') ? Buffer.from(edit(read.toString())) : read;
    const reply = (): void => {
      response.writeHead(file === undefined ? 404 : 200, {
        ...headers(headersFor(path, rules), request),
        'content-type': type,
      });
      if (holdsBack && type.startsWith('text/html')) held.push(sendFirstPart(response, body));
      else response.end(isDeployed ? renamed(body, type) : body);
    };
    if (failing?.files.test(path) !== true || failing.times === 0) return reply();
    failing.times -= 1;
    if (failing.fault === 'slow') held.push(reply);
    else spoil(failing.fault, response, body, type);
  }

  const server = await listenLocally(answer);
  return {
    ...server,
    asked,
    fail: (files, fault, times = Infinity) => {
      failing = {files, fault, times};
    },
    holdBack: () => {
      holdsBack = true;
    },
    heal: () => {
      failing = undefined;
      holdsBack = false;
      for (const reply of held.splice(0)) reply();
    },
    deploy: () => {
      isDeployed = true;
    },
  };
}

/** The end of the script that every page has behind its first text. */
const FIRST_PART = /(?<=<template id="?below.*?<\/script>)/s;

/** Sends the first part of a page, to a browser that paints it at once; returns what sends the rest. */
function sendFirstPart(response: ServerResponse, body: Buffer): () => void {
  // The browser of the tests waits here before it paints; others do not know it.
  const text = body.toString().replace(/<link rel="?expect[^>]*>/, '');
  const end = FIRST_PART.exec(text)?.index ?? text.length;
  response.write(text.slice(0, end));
  return () => response.end(text.slice(end));
}

function spoil(fault: Fault, response: ServerResponse, body: Buffer, type: string): void {
  if (fault === 'blocked') {
    response.destroy();
  } else if (fault === 'cut off') {
    response.writeHead(200, {'content-type': type, 'content-length': body.length});
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  } else {
    response.writeHead(200, {'content-type': 'text/html', 'cache-control': 'no-cache'});
    response.end('<!doctype html><title>Another page</title><p>Another page.');
  }
}

/** The file of a build for an address: itself, or the page with or without a folder of its own. */
export function findFile(folder: string, path: string): string | undefined {
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The path in the build of a file that the deploy renamed; nothing is under the names of before. */
function oldName(path: string): string {
  if (path.startsWith('/assets/')) return '/gone';
  return path.replace(/^\/deployed\//, '/assets/');
}

/** Writes the names of after the deploy; only where files are asked for, because the policy knows the inline script. */
function renamed(body: Buffer, type: string): Buffer | string {
  if (type.startsWith('text/html')) {
    const asking = /(?<=(?:src|href)="?|name="?later-files"? content="[^"]*)\/assets\//g;
    return body.toString().replaceAll(asking, '/deployed/');
  }
  if (type === 'text/javascript') return body.toString().replaceAll('assets/', 'deployed/');
  return body;
}
