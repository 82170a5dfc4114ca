import {readFileSync} from 'node:fs';
import {transformSync} from '@swc/core';
import type {HtmlTagObject} from '@docusaurus/types';
import type {Tags} from './tags.ts';

/** Adds our lines to the theme's inline script: a policy names one hash, so a page has one such script. */
export function withStartup(tags: Tags, startup: string): Tags {
  const preBodyTags = [tags.preBodyTags ?? []].flat();
  const colorScript = preBodyTags.find(isScript);
  if (!colorScript)
    throw new Error(
      'The classic theme has no inline script for the color mode: src/plugins/classic-theme no longer knows how it works.',
    );
  const innerHTML = `${colorScript.innerHTML ?? ''};${startup}`;
  return {
    ...tags,
    preBodyTags: preBodyTags.map((tag) =>
      tag === colorScript ? {...colorScript, innerHTML} : tag,
    ),
  };
}

/** Compiles the lines that stand in every page; they keep the color mode under the same name as the theme. */
export function compileStartup(file: string, namespace: string): string {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2021',
      minify: {compress: true, mangle: true},
    },
  });
  return code.replaceAll('STORAGE_KEY', `theme${namespace}`);
}

function isScript(tag: string | HtmlTagObject): tag is HtmlTagObject {
  return typeof tag !== 'string' && tag.tagName === 'script';
}
