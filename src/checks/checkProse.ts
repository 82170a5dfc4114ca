import {join} from 'node:path';
import type {Problem} from 'mdx-samples/problem';
import type {Content} from './content.ts';
import {checkImages} from './prose/images.ts';
import {lintMarkdown} from './prose/markdownLint.ts';
import {checkProductNames} from './prose/productNames.ts';
import {checkPlaceholders} from './prose/readProse.ts';
import {checkSpelling, makeSpeller, readTerms, TERMS_FILE} from './prose/spelling.ts';
import {checkTone} from './prose/tone.ts';

/** Checks how everything is written: spelling, tone, names of products, Markdown and the weight of images. */
export function checkProse({root, pages}: Content, packageRoot: string): Problem[] {
  const speller = makeSpeller(packageRoot, readTerms(join(packageRoot, TERMS_FILE)));
  const rules = [
    checkSpelling(speller),
    checkProductNames,
    checkTone,
    checkPlaceholders,
    lintMarkdown,
  ];
  return [...pages.flatMap((page) => rules.flatMap((rule) => rule(page))), ...checkImages(root)];
}
