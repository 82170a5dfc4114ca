// @vitest-environment jsdom
import {playVersion} from './playVersion.ts';

await playVersion('2.8');
