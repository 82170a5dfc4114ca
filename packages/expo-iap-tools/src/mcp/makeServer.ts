import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {version} from '../data/site.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import type {Release} from '../release/release.ts';
import {addPrompts} from './addPrompts.ts';
import {addResources} from './addResources.ts';
import {addTools} from './addTools.ts';

const INSTRUCTIONS =
  'Answers about the npm package expo-iap (in-app purchases for Expo and React Native), for one exact release. ' +
  'Its names differ between patches, so look each one up before you write it, and check code that you wrote with check_code. ' +
  'Without "release" the tools answer for the release that the project has installed.';

/** Makes the server; `fallback` is the release that tools answer for when they are called without one. */
export function makeServer(folder: string, fallback: string | undefined): McpServer {
  const server = new McpServer(
    {name: 'expo-iap', title: 'expo-iap documentation', version},
    {instructions: INSTRUCTIONS},
  );
  const choose = (asked: string | undefined): Release => chooseRelease(asked ?? fallback, folder);
  addTools(server, choose);
  addPrompts(server, choose);
  addResources(server);
  return server;
}
